import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Kysely } from "kysely"
import { openDatabase } from "#backend/db/pool.ts"
import type { Database } from "#backend/db/schema.ts"
import { type Account, listViolations } from "#scripts/backup/invariants.ts"
import { openDataDir } from "#scripts/lib/data-dir.ts"
import { parseSettings, type Settings } from "#scripts/lib/env.ts"
import { findFreePort } from "#scripts/lib/ports.ts"
import type { Shutdown } from "#scripts/lib/shutdown.ts"
import { buildTestEnv } from "#tests/support/test-backend.ts"
import { type Cluster, startCluster } from "#tools/cluster/start-cluster.ts"
import type { Shopper } from "#tools/torture/shopper.ts"
import { createCustomers, createSku } from "#tools/torture/torture-shop.ts"
import { type ChaosDatabase, openChaosDatabase } from "./chaos-database.ts"

/** In a test run the build of the test shop, which saves another one. */
export const chaosDistDir = process.env.NEXT_DIST_DIR ?? ".next-chaos"
/** Encrypts customers' sessions, and signs preview links. */
export const sessionSecret = "the-session-secret-of-the-chaos-0001"
/** The same for every run of a build, since its pages contain it. */
export const siteUrl = process.env.TEST_STOREFRONT_URL ?? "https://chaos.example"

/** A whole shop of several processes that may lose any of them, or the services they depend on. */
export type MachineShop = Trading & { cluster: Cluster; database: ChaosDatabase }

/** Everything to place orders, and to verify them afterwards. */
export type Trading = {
  db: Kysely<Database>
  /** Origin of customers' API calls. */
  apiOrigin: string
  /** SKU with more stock than any run sells. */
  sku: number
  welcome: (count: number) => Promise<Shopper[]>
  listAcknowledged: () => number[]
  /** Violated invariants of money and orders, one message each. */
  listViolations: () => Promise<string[]>
}

/**
 * Opens the cluster with a database of its own below `databaseFolder`; stops everything on
 * shutdown.
 */
export async function openMachineShop(
  shutdown: Shutdown,
  options: { databaseFolder?: string; variablesOf?: (name: string) => Record<string, string> } = {},
): Promise<MachineShop> {
  const { databaseFolder, ...rest } = options
  const settings = await createSettings(shutdown)
  const database = await openChaosDatabase(
    shutdown,
    databaseFolder ?? join(settings.dataDir, "database"),
  )
  const cluster = await startCluster(
    shutdown,
    { ...settings, databaseUrl: database.url },
    { ...rest, count: 2, command: "npm run chaos", distDir: chaosDistDir },
  )
  const apiOrigin = `http://127.0.0.1:${settings.apiPort}`
  return { ...(await openTrading(shutdown, database.url, apiOrigin)), cluster, database }
}

/** Creates a data folder that is removed on shutdown. */
export function createDataDir(shutdown: Shutdown): string {
  const dataDir = mkdtempSync(join(tmpdir(), "curlew-chaos-"))
  shutdown.add(async () => rmSync(dataDir, { recursive: true, force: true, maxRetries: 20 }))
  return openDataDir(dataDir)
}

/** Creates a new customer of the shop, signed in. */
export async function createCustomer({ welcome }: Trading): Promise<Shopper> {
  const [shopper] = await welcome(1)
  if (!shopper) throw new Error("No customer was created.")
  return shopper
}

/** Creates settings of a shop in a folder of its own, with free ports and the tests' secrets. */
export async function createSettings(shutdown: Shutdown): Promise<Settings> {
  const dataDir = createDataDir(shutdown)
  const [PORT, API_PORT] = [String(await findFreePort()), String(await findFreePort())]
  const { TOKEN_SECRET, REVALIDATE_SECRET } = buildTestEnv("", "")
  const secrets = { TOKEN_SECRET, REVALIDATE_SECRET, SESSION_SECRET: sessionSecret }
  return parseSettings({
    PORT,
    API_PORT,
    DATA_DIR: dataDir,
    SITE_URL: siteUrl,
    LOG_LEVEL: "silent",
    ...secrets,
  })
}

/**
 * Adds a product to a seeded shop whose back ends listen at `apiOrigin`, and opens it for orders.
 */
export async function openTrading(
  shutdown: Shutdown,
  databaseUrl: string,
  apiOrigin: string,
): Promise<Trading> {
  const db = openDatabase(databaseUrl)
  shutdown.add(() => db.destroy())
  const delivery = await findDelivery(db)
  const stock = 1_000_000
  const sku = await createSku(db, { name: `chaos-${Date.now()}`, stock, priceCents: 12_50 })
  const stockAtStart: Account["stockAtStart"] = new Map([[sku, stock]])
  const welcomed: Shopper[] = []
  const listAcknowledged = () => welcomed.flatMap(({ acknowledged }) => acknowledged)
  return {
    db,
    apiOrigin,
    sku,
    listAcknowledged,
    async welcome(count) {
      const shoppers = await createCustomers({ db, origin: apiOrigin, delivery }, count)
      welcomed.push(...shoppers)
      return shoppers
    },
    listViolations: () => listViolations(db, { stockAtStart, acknowledged: listAcknowledged() }),
  }
}

/** Finds a shipping method that covers the torture's customers, as every shop has one. */
async function findDelivery(db: Kysely<Database>): Promise<number> {
  const { shipping_type_id: id } = await db
    .selectFrom("shipping_costs")
    .innerJoin(
      "shipping_region_postcodes as places",
      "places.region_id",
      "shipping_costs.region_id",
    )
    .select("shipping_type_id")
    .where("first_postcode", "<=", "4680")
    .where("last_postcode", ">=", "4680")
    .orderBy("shipping_type_id")
    .executeTakeFirstOrThrow()
  return id
}
