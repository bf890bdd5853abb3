import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { openTestDatabase, type TestDatabase } from "#tests/support/database.ts"
import { runScenarios } from "#tools/torture/run-scenarios.ts"
import { scenarios } from "#tools/torture/scenarios.ts"

const everywhere = scenarios.filter(({ needs }) => needs === undefined)

describe("loses no order, charges no customer twice and oversells nothing under fault injection", () => {
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
      const options = { databaseUrl: database.url, dataDir, scale: "reduced" } as const
      const [result] = await runScenarios([scenario], options)
      expect(result?.errors).toEqual([])
    },
  )
})
