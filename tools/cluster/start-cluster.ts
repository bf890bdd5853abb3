import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { buildStorefront } from "#scripts/build/storefront-build.ts"
import type { Settings } from "#scripts/lib/env.ts"
import { findFreePort } from "#scripts/lib/ports.ts"
import { projectRoot } from "#scripts/lib/project.ts"
import type { Shutdown } from "#scripts/lib/shutdown.ts"
import type { Supervisor } from "#scripts/lib/supervisor.ts"
import {
  createDemoData,
  type Instance,
  openInstance,
  requirePorts,
  startDatabase,
  updateTables,
} from "#scripts/start/instance.ts"
import { startBackend, startStorefront } from "#scripts/start/shop.ts"
import { requireEngines } from "./engines.ts"
import { createCertificate, startProxy } from "./proxy.ts"
import { startRedis } from "./redis.ts"

/** The cluster's own build: its pages contain another origin than those of `npm start`. */
const clusterDistDir = ".next-cluster"

/** Processes of one kind, with their supervisors. */
type ProcessGroup = { ports: number[]; supervisors: Supervisor[] }

export type Cluster = {
  backends: ProcessGroup
  storefronts: ProcessGroup
  instance: Instance
  databaseUrl: string
  redisUrl: string
  /** Folder of the build, with the page cache of each storefront beside it. */
  distDir: string
}

type ClusterOptions = {
  count: number
  command: string
  distDir?: string
  /** Extra environment variables of a process ("back end 1"). */
  variablesOf?: (name: string) => Record<string, string>
}

/**
 * Starts the shop on this machine as several machines would run it: PostgreSQL, Redis, `count` back
 * ends and `count` storefronts from one build, and nginx with TLS in front of them on PORT. nginx
 * is also the proxy between the storefronts and the back ends, on API_PORT.
 */
export async function startCluster(
  shutdown: Shutdown,
  given: Settings,
  options: ClusterOptions,
): Promise<Cluster> {
  const { count, command, distDir = clusterDistDir, variablesOf = () => ({}) } = options
  const engines = requireEngines(["nginx", "redis", "openssl"])
  const instance = await openInstance(shutdown, given, command)
  await requirePorts(instance)
  const { dataDir } = instance.settings
  const databaseUrl = await startDatabase(shutdown, instance)
  await updateTables(shutdown, instance, databaseUrl)
  await createDemoData(shutdown, instance, databaseUrl)
  const redisUrl = await startRedis(shutdown, dataDir, engines.redis)
  const storefrontPorts = await findPorts(count)
  const backends = await startBackends(shutdown, instance, {
    databaseUrl,
    storefrontPorts,
    count,
    variablesOf,
  })
  await startProxy(shutdown, {
    dataDir,
    program: engines.nginx,
    siteUrl: instance.settings.siteUrl,
    httpsPort: instance.settings.port,
    httpPort: await findFreePort(),
    apiPort: instance.settings.apiPort,
    backendPorts: backends.ports,
    storefrontPorts,
    certificate: createCertificate(engines.openssl, join(dataDir, "tls")),
  })
  await buildStorefront(shutdown, instance, { distDir })
  const storefronts = await startStorefronts(shutdown, instance, {
    redisUrl,
    storefrontPorts,
    distDir,
    variablesOf,
  })
  instance.lock.update({ state: "running" })
  return { backends, storefronts, instance, databaseUrl, redisUrl, distDir }
}

type Shared = { storefrontPorts: number[] } & Required<Pick<ClusterOptions, "variablesOf">>

async function startBackends(
  shutdown: Shutdown,
  instance: Instance,
  parts: Pick<ClusterOptions, "count"> & Shared & { databaseUrl: string },
): Promise<ProcessGroup> {
  const { databaseUrl, storefrontPorts } = parts
  const row: ProcessGroup = { ports: await findPorts(parts.count), supervisors: [] }
  const STOREFRONT_URL = storefrontPorts.map((port) => `http://127.0.0.1:${port}`).join(",")
  for (const [at, port] of row.ports.entries()) {
    const name = `back end ${at + 1}`
    const variables = {
      STOREFRONT_URL,
      ...buildMetricsPort(instance.settings.apiMetricsPort, at),
      ...parts.variablesOf(name),
    }
    const settings = { ...instance.settings, apiPort: port }
    const options = { mode: "production", name, variables, databaseUrl } as const
    row.supervisors.push(await startBackend(shutdown, { ...instance, settings }, options))
  }
  return row
}

async function startStorefronts(
  shutdown: Shutdown,
  instance: Instance,
  parts: Shared & { redisUrl: string; distDir: string },
): Promise<ProcessGroup> {
  const { redisUrl, storefrontPorts: ports, distDir } = parts
  const row: ProcessGroup = { ports, supervisors: [] }
  for (const [at, port] of ports.entries()) {
    const name = `storefront ${at + 1}`
    const variables = {
      REDIS_URL: redisUrl,
      TRUSTED_PROXIES: "1",
      PAGE_CACHE_DIR: join(projectRoot, distDir, `page-cache-${at + 1}`),
      ...buildMetricsPort(instance.settings.metricsPort, at),
      ...parts.variablesOf(name),
    }
    const settings = { ...instance.settings, port }
    const options = { mode: "production", name, variables, distDir } as const
    row.supervisors.push(await startStorefront(shutdown, { ...instance, settings }, options))
  }
  return row
}

/**
 * Each process of a kind serves its metrics on a port of its own: the first port plus its index.
 */
function buildMetricsPort(first: number | null, at: number): Record<string, string> {
  return first === null ? {} : { METRICS_PORT: String(first + at) }
}

async function findPorts(count: number): Promise<number[]> {
  const ports: number[] = []
  while (ports.length < count) {
    const port = await findFreePort()
    if (!ports.includes(port)) ports.push(port)
  }
  return ports
}

/** Longer than nginx skips a process that has rejected a connection (`fail_timeout`). */
const proxyRetryMs = 2_500

/** Starts processes again, one after the other, while the proxy routes requests to the others. */
export async function startRollingRestart(supervisors: readonly Supervisor[]): Promise<void> {
  for (const supervisor of supervisors) {
    await supervisor.restart()
    await sleep(proxyRetryMs)
  }
}
