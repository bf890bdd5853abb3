import { createServer, type IncomingMessage, type Server } from "node:http"
import { z } from "zod"
import { removeTranslationFields } from "#lib/contract/graphql-documents.ts"
import { restBasePath } from "#lib/contract/rest-calls.ts"
import { graphqlHandlers, type HandledCall, restHandlers } from "../factories/api-handlers.ts"
import type { WireRecords } from "../factories/wire-records.ts"
import {
  type FailureMode,
  hangsUp,
  returnsEmpty,
  returnsProxy404,
  returnsServerError,
  works,
} from "./unreliable-api.ts"

// Log lines about deliberate API failures carry no information.
process.env.LOG_LEVEL = "silent"

/** A recorded call, by its name in the contract. */
type MadeCall = { call: string; input: Readonly<Record<string, unknown>> }

/**
 * Failure modes of an API. The number makes the cases distinct: the client does not repeat a failed
 * call within half a second, so each case has to request another record.
 */
export const breakdowns: readonly (readonly [string, FailureMode, number])[] = [
  ["responds with its own 500 error", returnsServerError, 91],
  ["responds with an empty object", returnsEmpty, 92],
  ["is gone from behind its proxy", returnsProxy404, 93],
  ["hangs up", hangsUp, 94],
]

/**
 * An API server that serves the records of a test and simulates failures. The storefront's loaders
 * request it over HTTP like the real API.
 */
export class FakeApi {
  failureMode: FailureMode = works
  #records: WireRecords = listNothing()
  #calls: MadeCall[] = []
  readonly #server: Server

  private constructor(server: Server) {
    this.#server = server
  }

  /** Starts the server on a free loopback port and sets API_BASE_URL to it. */
  static async open(): Promise<FakeApi> {
    const server = createServer()
    // Longer than any test: a write on an idle connection that is just being closed would fail.
    server.keepAliveTimeout = 600_000
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
    const api = new FakeApi(server)
    server.on("request", async (call, response) => {
      try {
        await api.failureMode(call, response, () => api.#handle(call))
      } catch {
        response.destroy()
      }
    })
    const address = server.address()
    if (typeof address !== "object" || !address) throw new Error("the server has no address")
    process.env.API_BASE_URL = `http://127.0.0.1:${address.port}`
    return api
  }

  /** Replaces the records, ends any failure and clears the recorded calls. */
  knows(records: Partial<WireRecords>): void {
    this.failureMode = works
    this.#records = { ...listNothing(), ...records }
    this.#calls = []
  }

  /** The calls since the last `knows`, with their input. */
  get calls(): readonly MadeCall[] {
    return this.#calls
  }

  async close(): Promise<void> {
    const isClosed = new Promise((resolve) => this.#server.close(resolve))
    this.#server.closeAllConnections()
    await isClosed
  }

  async #handle(call: IncomingMessage) {
    const json = (status: number, body: unknown) => {
      return { status, type: "application/json", body: JSON.stringify(body) }
    }
    try {
      const { name, result } = await resolveCall(call, this.#records)
      this.#calls.push({ call: name, input: result.input })
      return json(200, result.response)
    } catch (error) {
      return json(400, { code: "BAD_REQUEST", message: String(error) })
    }
  }
}

function listNothing(): WireRecords {
  return {
    forms: [],
    galleries: [],
    testimonials: [],
    people: [],
    links: [],
    products: [],
    voucherThemes: [],
  }
}

type Resolved = { name: string; result: HandledCall }

async function resolveCall(call: IncomingMessage, records: WireRecords): Promise<Resolved> {
  const { pathname, searchParams } = new URL(call.url ?? "/", "http://127.0.0.1")
  if (pathname === "/graphql") return resolveDocument(await readText(call), records)
  for (const [name, { method, path, handle }] of Object.entries(restHandlers)) {
    const match = buildPattern(path).exec(pathname)
    if (!match || method !== call.method) continue
    const given = { ...Object.fromEntries(searchParams), ...match.groups }
    return { name, result: handle(records, given) }
  }
  throw new Error(`nothing is known of ${call.method} ${pathname}`)
}

function resolveDocument(body: string, records: WireRecords): Resolved {
  const { query, variables } = documentSchema.parse(JSON.parse(body))
  for (const [name, { text, handle }] of Object.entries(graphqlHandlers)) {
    if (text === query || removeTranslationFields(text) === query)
      return { name, result: handle(records, variables) }
  }
  throw new Error("nothing is known of this document")
}

const documentSchema = z.object({
  query: z.string(),
  variables: z.record(z.string(), z.unknown()).default({}),
})

function buildPattern(path: string): RegExp {
  return new RegExp(`^${restBasePath}${path.replaceAll(/:(\w+)/g, "(?<$1>[^/]+)")}$`)
}

async function readText(call: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of call) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}
