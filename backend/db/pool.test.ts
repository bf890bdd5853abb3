import { once } from "node:events"
import { connect, createServer } from "node:net"
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { sql } from "kysely"
import { openTestDatabase, type TestDatabase } from "#tests/support/database.ts"
import { findFreePort } from "#tests/support/own-storefront.ts"
import { openDatabase } from "./pool.ts"

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

describe("a connection to the database", () => {
  it("is rejected while the server is read-only, and accepted again afterwards", async () => {
    const name = sql.id(new URL(database.url).pathname.slice(1))
    const db = openDatabase(database.url, { maxConnections: 1 })
    try {
      await sql`ALTER DATABASE ${name} SET default_transaction_read_only = on`.execute(database.db)
      await expect(sql`SELECT 1`.execute(db)).rejects.toThrow("takes no writes")
      await sql`ALTER DATABASE ${name} RESET default_transaction_read_only`.execute(database.db)
      expect((await sql`SELECT 1 AS one`.execute(db)).rows).toEqual([{ one: 1 }])
    } finally {
      await db.destroy()
    }
  })

  it("is retried while the server is starting", async () => {
    const url = new URL(database.url)
    const target = { host: url.hostname, port: Number(url.port) }
    url.port = String(await findFreePort())
    const db = openDatabase(url.href, { maxConnections: 1 })
    const server = createServer((socket) => {
      socket.pipe(connect(target)).pipe(socket)
    })
    try {
      const query = sql`SELECT 1 AS one`.execute(db)
      const early = await Promise.race([query, waitForEventLoopTicks(20)])
      server.listen(Number(url.port), "127.0.0.1")
      await once(server, "listening")
      expect([early, (await query).rows]).toEqual(["nothing yet", [{ one: 1 }]])
    } finally {
      await db.destroy()
      server.close()
    }
  })
})

/** Waits long enough for a local connection attempt to fail. */
async function waitForEventLoopTicks(count: number): Promise<string> {
  for (let tick = 0; tick < count; tick++) await new Promise((resolve) => setImmediate(resolve))
  return "nothing yet"
}
