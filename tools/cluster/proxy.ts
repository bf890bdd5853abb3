import { type ChildProcess, spawn, spawnSync } from "node:child_process"
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { sendProcessSignal } from "#scripts/lib/processes.ts"
import { projectRoot } from "#scripts/lib/project.ts"
import type { Shutdown } from "#scripts/lib/shutdown.ts"
import { startSupervisedProcess } from "#scripts/lib/supervisor.ts"
import { UserError } from "#scripts/lib/user-error.ts"

type Certificate = { certificate: string; key: string }

/** Creates a self-signed certificate for this machine, unless it exists; browsers warn about it. */
export function createCertificate(openssl: string, folder: string): Certificate {
  const files = { certificate: join(folder, "certificate.pem"), key: join(folder, "key.pem") }
  if (existsSync(files.certificate) && existsSync(files.key)) return files
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const made = spawnSync(openssl, [
    "req",
    "-x509",
    "-newkey",
    "ec",
    "-pkeyopt",
    "ec_paramgen_curve:prime256v1",
    "-nodes",
    "-days",
    "3650",
    "-subj",
    "/CN=localhost",
    "-addext",
    "subjectAltName=DNS:localhost,IP:127.0.0.1",
    "-keyout",
    files.key,
    "-out",
    files.certificate,
  ])
  if (made.status === 0) return files
  throw new UserError(`openssl could not make a certificate: ${String(made.stderr).trim()}`)
}

type ProxyConfigOptions = {
  folder: string
  siteUrl: string
  httpsPort: number
  httpPort: number
  apiPort: number
  certificate: Certificate
  storefrontPorts: readonly number[]
  backendPorts: readonly number[]
}

const templatePath = join(projectRoot, "deploy/nginx/curlew.conf.template")

/** Builds nginx's whole configuration for a cluster on this machine, without daemon mode. */
export function buildProxyConfig(parts: ProxyConfigOptions): string {
  return `daemon off;
worker_processes 2;
pid ${parts.folder}/nginx.pid;
error_log ${parts.folder}/error.log warn;
events { worker_connections 4096; }
http {
  default_type application/octet-stream;
  client_body_temp_path ${parts.folder}/body;
  proxy_temp_path ${parts.folder}/proxy;
  fastcgi_temp_path ${parts.folder}/fastcgi;
  uwsgi_temp_path ${parts.folder}/uwsgi;
  scgi_temp_path ${parts.folder}/scgi;
${renderTemplate(readFileSync(templatePath, "utf8"), listVariables(parts))}
}
`
}

/**
 * Renders a template by replacing its variables in braces. Throws an Error for a variable without a
 * value.
 */
function renderTemplate(template: string, variables: Readonly<Record<string, string>>): string {
  return template.replaceAll(/\$\{([A-Z_]+)\}/g, (_place, name: string) => {
    const word = variables[name]
    if (word === undefined) throw new Error(`The template uses ${name}, which has no value.`)
    return word
  })
}

function listVariables(parts: ProxyConfigOptions): Record<string, string> {
  return {
    RESOLVER: "",
    STOREFRONT_SERVERS: listServers(parts.storefrontPorts),
    BACKEND_SERVERS: listServers(parts.backendPorts),
    ACCESS_LOG: `${parts.folder}/access.log`,
    CACHE_FOLDER: `${parts.folder}/cache`,
    ACME_FOLDER: `${parts.folder}/acme`,
    HTTP_LISTEN: `127.0.0.1:${parts.httpPort}`,
    HTTPS_LISTEN: String(parts.httpsPort),
    API_LISTEN: `127.0.0.1:${parts.apiPort}`,
    SITE_URL: parts.siteUrl,
    CERTIFICATE: parts.certificate.certificate,
    CERTIFICATE_KEY: parts.certificate.key,
  }
}

/**
 * A server that rejects a connection is skipped for a second; requests go to the others at once.
 */
function listServers(ports: readonly number[]): string {
  return ports.map((port) => `server 127.0.0.1:${port} max_fails=1 fail_timeout=1s;`).join("\n  ")
}

type Options = Omit<ProxyConfigOptions, "folder"> & { dataDir: string; program: string }

/**
 * Starts nginx in front of the cluster, supervised until shutdown. Workers of a killed master serve
 * until the next master listens beside them, and finish their open requests.
 */
export async function startProxy(shutdown: Shutdown, options: Options): Promise<void> {
  const { dataDir, program, ...rest } = options
  const folder = join(dataDir, "nginx")
  mkdirSync(folder, { recursive: true, mode: 0o711 })
  const parts: ProxyConfigOptions = { ...rest, folder }
  const config = join(folder, "nginx.conf")
  const args = ["-p", folder, "-e", join(folder, "error.log"), "-c", config]
  writeFileSync(config, buildProxyConfig(parts), { mode: 0o600 })
  requireValid(program, args)
  const masters: ChildProcess[] = []
  shutdown.add(async () => masters.forEach((master) => void sendSignal(master, "SIGKILL")))
  await startSupervisedProcess(shutdown, {
    name: "proxy",
    dataDir,
    hasSurvivingChildren: true,
    start: () => {
      const master = spawn(program, args, { stdio: "ignore", detached: true })
      masters.push(master)
      return master
    },
    isReady: async () => {
      const isNew = readPid(folder) === masters.at(-1)?.pid
      if (!isNew || !(await isListening(parts.apiPort))) return false
      masters.slice(0, -1).forEach((master) => void sendSignal(master, "SIGQUIT"))
      return true
    },
    stopSignals: [
      ["SIGQUIT", 2000],
      ["SIGTERM", 500],
    ],
    readyLimitMs: 10_000,
    explainExit: () => `${folder}/error.log may give the reason.`,
  })
}

/** Signals a master with its workers, or the workers that have outlived it. */
function sendSignal({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid !== undefined) sendProcessSignal(-pid, signal)
}

/** nginx writes the file once it listens. */
function readPid(folder: string): number | null {
  try {
    return Number(readFileSync(join(folder, "nginx.pid"), "utf8"))
  } catch {
    return null
  }
}

function requireValid(program: string, args: readonly string[]): void {
  const ended = spawnSync(program, [...args, "-t", "-q"], { encoding: "utf8" })
  if (ended.status === 0) return
  throw new UserError(`nginx rejects its configuration: ${ended.stderr.trim()}`)
}

/** Any response counts: the servers behind it may not be ready yet. */
async function isListening(port: number): Promise<boolean> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/`, { signal: AbortSignal.timeout(2000) })
    await response.body?.cancel()
    return true
  } catch {
    return false
  }
}
