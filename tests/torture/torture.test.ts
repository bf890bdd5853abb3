import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { openTestDatabase, type TestDatabase } from "#tests/support/database.ts"
import { resolveForTier } from "#tests/tiers.ts"
import { runScenario } from "#tools/torture/run-scenarios.ts"
import { scenarios } from "#tools/torture/scenarios.ts"
import { openTortureShop, type TortureShop } from "#tools/torture/torture-shop.ts"

const scale = resolveForTier<"core" | "reduced">({ core: "core", full: "reduced" })
const everywhere = scenarios.filter(({ needs }) => needs === undefined)

describe("loses no order, charges no customer twice and oversells nothing under fault injection", () => {
  let database: TestDatabase
  let dataDir: string
  let shop: TortureShop
  beforeAll(async () => {
    database = await openTestDatabase()
    dataDir = await mkdtemp(join(tmpdir(), "curlew-torture-"))
    shop = await openTortureShop(database.url, dataDir)
  })
  afterAll(async () => {
    await shop.close()
    await database.close()
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
  })

  it.each(everywhere.map((scenario) => [scenario.name, scenario] as const))(
    "%s",
    async (_name, scenario) => {
      const { errors } = await runScenario(shop, scenario, scale)
      expect(errors).toEqual([])
    },
  )
})
