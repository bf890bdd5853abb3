import { rmSync } from "node:fs"
import { createServer, type Server } from "node:net"
import { join } from "node:path"
import { afterAll, beforeAll, describe, it } from "@jest/globals"
import { type Checkout, createCheckout, expectStartupError } from "./start-fixture.ts"

let checkout: Checkout
let occupant: Server

beforeAll(async () => {
  checkout = await createCheckout()
  occupant = createServer().listen(0, "127.0.0.1")
  await new Promise((resolve) => occupant.once("listening", resolve))
})

afterAll(async () => {
  occupant.close()
  await checkout.remove()
})

function occupiedPort(): string {
  const address = occupant.address()
  return address && typeof address === "object" ? String(address.port) : ""
}

const expectError = (env: Record<string, string>, messagePattern: RegExp) =>
  expectStartupError(checkout, env, messagePattern)

describe("npm start exits with code 1 and one message, and leaves no process running", () => {
  it(
    "rejects an invalid variable",
    () => expectError({ PORT: "abc" }, /^PORT must be a whole number .* not "abc"; correct it/),
    20_000,
  )

  it(
    "rejects a storefront port that is in use",
    () =>
      expectError(
        { PORT: occupiedPort() },
        /^Port \d+ for the storefront .* set PORT to a free port/,
      ),
    20_000,
  )

  it(
    "rejects an API port that is in use, before it starts a process",
    () => expectError({ API_PORT: occupiedPort() }, /^Port \d+ for the back end .* set API_PORT/),
    20_000,
  )

  it(
    "reports an unreachable database without its password",
    () =>
      expectError(
        { DATABASE_URL: `postgres://shop:hunter2@127.0.0.1:9/shop` },
        /^(?!.*hunter2)The database 127\.0\.0\.1:9\/shop of DATABASE_URL .*ECONNREFUSED.* start that/,
      ),
    20_000,
  )

  it(
    "reports an unreachable API if the storefront was never built",
    () =>
      expectError(
        { API_BASE_URL: "http://127.0.0.1:9" },
        /^The API at http:\/\/127\.0\.0\.1:9 \(API_BASE_URL\) cannot be reached .* first build needs it/,
      ),
    20_000,
  )

  it("rejects damaged secrets", async () => {
    checkout.write(".data/secrets.json", "{")
    await expectError({}, /secrets\.json is damaged; restore it from a backup, or delete it/)
    rmSync(join(checkout.root, ".data/secrets.json"))
  }, 20_000)
})
