import { join } from "node:path"
import { buildStorefront } from "#scripts/build/storefront-build.ts"
import type { Crew } from "#scripts/crew.ts"
import type { Settings } from "#scripts/env.ts"
import {
  fillShelves,
  type Ground,
  prepareTables,
  requirePorts,
  startDatabase,
  takeGround,
} from "#scripts/ground.ts"
import type { Keeper } from "#scripts/keeper.ts"
import { findFreePort } from "#scripts/ports.ts"
import { projectRoot } from "#scripts/project.ts"
import { type Member, startBackend, startStorefront } from "#scripts/services.ts"
import { ensureCertificate } from "./certificate.ts"
import { requireEngines } from "./engines.ts"
import { startProxy } from "./proxy.ts"
import { startRedis } from "./redis.ts"

/** The cluster's own build: its pages contain another origin than those of `npm start`. */
const clusterDistDir = ".next-cluster"

/** Processes of one kind, with their supervisors. */
export type Row = { ports: number[]; keepers: Keeper[] }

export type Cluster = {
  backends: Row
  storefronts: Row
  ground: Ground
  databaseUrl: string
  redisUrl: string
  /** Folder of the build, with the page cache of each storefront beside it. */
  distDir: string
}

export type ClusterOptions = {
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
  crew: Crew,
  given: Settings,
  options: ClusterOptions,
): Promise<Cluster> {
  const { count, command, distDir = clusterDistDir, variablesOf = () => ({}) } = options
  const engines = requireEngines(["nginx", "redis", "openssl"])
  const ground = await takeGround(crew, given, command)
  await requirePorts(ground)
  const { dataDir } = ground.settings
  const databaseUrl = await startDatabase(crew, ground)
  await prepareTables(crew, ground, databaseUrl)
  await fillShelves(crew, ground, databaseUrl)
  const redisUrl = await startRedis(crew, dataDir, engines.redis)
  const storefrontPorts = await findPorts(count)
  const backends = await startBackends(crew, ground, {
    ...{ databaseUrl, storefrontPorts, count, variablesOf },
  })
  await startProxy(crew, {
    ...{ dataDir, program: engines.nginx, siteUrl: ground.settings.siteUrl },
    ...{ httpsPort: ground.settings.port, httpPort: await findFreePort() },
    ...{ apiPort: ground.settings.apiPort, backendPorts: backends.ports },
    storefrontPorts,
    certificate: ensureCertificate(engines.openssl, join(dataDir, "tls")),
  })
  await buildStorefront(crew, ground, { distDir })
  const storefronts = await startStorefronts(crew, ground, {
    ...{ redisUrl, storefrontPorts, distDir, variablesOf },
  })
  ground.hold.update({ state: "running" })
  return { backends, storefronts, ground, databaseUrl, redisUrl, distDir }
}

type Shared = { storefrontPorts: number[] } & Required<Pick<ClusterOptions, "variablesOf">>

async function startBackends(
  crew: Crew,
  ground: Ground,
  parts: Pick<ClusterOptions, "count"> & Shared & { databaseUrl: string },
): Promise<Row> {
  const { databaseUrl, storefrontPorts } = parts
  const row: Row = { ports: await findPorts(parts.count), keepers: [] }
  const STOREFRONT_URL = storefrontPorts.map((port) => `http://127.0.0.1:${port}`).join(",")
  for (const [at, port] of row.ports.entries()) {
    const name = `back end ${at + 1}`
    const variables = {
      STOREFRONT_URL,
      ...buildMetricsPort(ground.settings.apiMetricsPort, at),
      ...parts.variablesOf(name),
    }
    const member: Member = { name, port, variables }
    const options = { mode: "production", databaseUrl, member } as const
    row.keepers.push(await startBackend(crew, ground, options))
  }
  return row
}

async function startStorefronts(
  crew: Crew,
  ground: Ground,
  parts: Shared & { redisUrl: string; distDir: string },
): Promise<Row> {
  const { redisUrl, storefrontPorts: ports, distDir } = parts
  const row: Row = { ports, keepers: [] }
  for (const [at, port] of ports.entries()) {
    const name = `storefront ${at + 1}`
    const variables = {
      ...{ REDIS_URL: redisUrl, TRUSTED_PROXIES: "1" },
      PAGE_CACHE_DIR: join(projectRoot, distDir, `page-cache-${at + 1}`),
      ...buildMetricsPort(ground.settings.metricsPort, at),
      ...parts.variablesOf(name),
    }
    const member: Member = { name, port, variables }
    const options = { mode: "production", distDir, member } as const
    row.keepers.push(await startStorefront(crew, ground, options))
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
