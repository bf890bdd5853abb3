import { readFileSync } from "node:fs"
import { join } from "node:path"
import { projectRoot } from "#scripts/lib/project.ts"
import type { Certificate } from "./certificate.ts"

export type ProxyConfigOptions = {
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
export function renderTemplate(
  template: string,
  variables: Readonly<Record<string, string>>,
): string {
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
