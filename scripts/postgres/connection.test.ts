import { expect, it } from "@jest/globals"
import { findFreePort } from "#scripts/lib/ports.ts"
import { buildDatabaseUrl, findDatabaseError } from "./connection.ts"

it("returns the connection error of a database that does not respond", async () => {
  const url = buildDatabaseUrl(await findFreePort(), "secret")
  expect(String(await findDatabaseError(url, 1_000))).toContain("ECONNREFUSED")
})
