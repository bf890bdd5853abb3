import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { SignJWT } from "jose"
import type { Tokens } from "#lib/contract/account-calls.ts"

export type SeenCall = {
  method: string
  /** Path and query, as received. */
  url: string
  headers: IncomingHttpHeaders
  body: string
}
type Handler = (call: SeenCall, response: ServerResponse) => void | Promise<void>

/** A fake of the accounts API: responds by the handler of the test and records every request. */
export type AccountApi = {
  origin: string
  calls: SeenCall[]
  /** Sets the handler of all later requests. */
  setHandler: (with_: Handler) => void
  /** Returns the number of requests for a path. */
  count: (path: string) => number
  close: () => Promise<void>
}

/** Starts the server on a free loopback port. */
export async function openAccountApi(): Promise<AccountApi> {
  const calls: SeenCall[] = []
  let handler: Handler = (_call, response) => sendJson(response, {})
  // Accepts a bearer token of 20,000 characters.
  const server = createServer({ maxHeaderSize: 64 * 1024 }, async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { method = "", url = "", headers } = request
    const call = { method, url, headers, body: Buffer.concat(chunks).toString() }
    calls.push(call)
    await handler(call, response)
  })
  // Longer than any test: a write on an idle connection that is just being closed would fail.
  server.keepAliveTimeout = 600_000
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    calls,
    setHandler: (with_) => {
      handler = with_
    },
    count: (path) => calls.filter(({ url }) => url.split("?")[0]?.endsWith(path)).length,
    close: () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      server.closeAllConnections()
      return closed
    },
  }
}

export function sendJson(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body))
}

const key = new TextEncoder().encode("a key that no shop of ours has ever had")

/** Builds tokens like the API's: a JWT with its expiry, and `refresh` as the refresh token. */
export async function buildTestTokens(
  refresh: string,
  { seconds = 900, issuedAt = Math.floor(Date.now() / 1_000) } = {},
): Promise<Tokens> {
  const access_token = await new SignJWT({ of: refresh })
    .setProtectedHeader({ alg: "HS256" })
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + seconds)
    .sign(key)
  return { access_token, refresh_token: refresh }
}
