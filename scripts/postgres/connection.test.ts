import { expect, it } from "@jest/globals"
import { findFreePort } from "#scripts/lib/ports.ts"
import { buildDatabaseUrl, waitForDatabase } from "./connection.ts"

it("throws the connection error of a database that does not respond in time", async () => {
  const url = buildDatabaseUrl(await findFreePort(), "secret")
  await expect(waitForDatabase(url, 100)).rejects.toThrow("ECONNREFUSED")
})
