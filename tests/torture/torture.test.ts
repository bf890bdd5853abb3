import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { runScenarios } from "#scripts/torture/run-scenarios.ts"
import { scenarios } from "#scripts/torture/scenarios.ts"
import { openTestDatabase, type TestDatabase } from "#tests/support/database.ts"

const everywhere = scenarios.filter(({ needs }) => needs === undefined)

describe("a shop that is ill-treated loses no order, charges nobody twice and oversells nothing", () => {
  let database: TestDatabase
  let dataDir: string
  beforeEach(async () => {
    database = await openTestDatabase()
    dataDir = await mkdtemp(join(tmpdir(), "curlew-torture-"))
  })
  afterEach(async () => {
    await database.close()
    await rm(dataDir, { recursive: true, force: true })
  })

  it.each(everywhere.map((scenario) => [scenario.name, scenario] as const))(
    "%s",
    async (_name, scenario) => {
      const parts = { databaseUrl: database.url, dataDir, scale: "reduced" } as const
      const [verdict] = await runScenarios([scenario], parts)
      expect(verdict?.errors).toEqual([])
    },
  )
})
