import { once } from "node:events"
import { createServer, type ServerResponse, request as send } from "node:http"
import { Transform } from "node:stream"
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { type EncodedBody, openExchange, type ResponseHooks } from "./response.ts"

type Case = {
  method?: string
  /** What the middlewares register. */
  register?: (hooks: ResponseHooks, response: ServerResponse) => void
  /** What the app sends. */
  respond: (response: ServerResponse) => void
}
let current: Case
const server = createServer((request, response) => {
  const { hooks } = openExchange(request, response)
  current.register?.(hooks, response)
  current.respond(response)
})
beforeAll(async () => {
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

async function fetchCase(one: Case) {
  current = one
  const address = server.address()
  const port = typeof address === "object" ? address?.port : undefined
  const sent = send({ host: "127.0.0.1", port, method: one.method ?? "GET" }).end()
  const [got] = await once(sent, "response")
  const chunks: Buffer[] = []
  for await (const chunk of got) chunks.push(chunk)
  const { "content-length": length, "content-encoding": encoding } = got.headers
  return { status: got.statusCode, length, encoding, body: Buffer.concat(chunks).toString() }
}

const sendChunks = (response: ServerResponse) => {
  response.flushHeaders()
  response.write("one ")
  response.write(Buffer.from("two"))
  response.end()
}
const sendWhole = (response: ServerResponse) => response.end("one two")
const bufferAll = (hooks: ResponseHooks) => hooks.bufferWhile(() => true)
const encodeAll = (hooks: ResponseHooks, encode: (text: string) => string) => {
  hooks.encodeBody((body) => {
    const bytes = Buffer.from(encode(body.toString()))
    return { kind: "bytes", bytes, encoding: "x-test" }
  })
}
const sendNotModified = (hooks: ResponseHooks) => hooks.encodeBody(() => ({ kind: "not modified" }))
const replaceErrors = (hooks: ResponseHooks, response: ServerResponse) => {
  const sendPage = () => void response.end("sorry")
  hooks.replaceBody(() => (response.statusCode >= 500 ? sendPage : null))
}
/** A stream that marks each chunk that passes through it. */
const openMarker = () =>
  new Transform({
    transform(chunk, _encoding, done) {
      done(null, `<${chunk}>`)
    },
  })
const fail = (respond: (response: ServerResponse) => void) => (response: ServerResponse) => {
  response.statusCode = 500
  respond(response)
}

/** Each state of a response; the table is in the docstring of `ResponseHooks`. */
const states: [string, Case, Partial<Awaited<ReturnType<typeof fetchCase>>>][] = [
  [
    "streamed: chunks are sent as they are written, although a whole body would be encoded",
    { respond: sendChunks, register: (hooks) => encodeAll(hooks, () => "encoded") },
    { status: 200, length: undefined, encoding: undefined, body: "one two" },
  ],
  [
    "streamed: a body after an explicit head is neither encoded nor replaced",
    {
      respond: (response) => response.writeHead(500, { "Content-Type": "text/plain" }).end("no"),
      register(hooks, response) {
        encodeAll(hooks, () => "encoded")
        replaceErrors(hooks, response)
      },
    },
    { status: 500, body: "no" },
  ],
  [
    "compressed: chunks pass through the stream",
    { respond: sendChunks, register: (hooks) => hooks.encodeStream(openMarker) },
    { length: undefined, body: "<one ><two>" },
  ],
  [
    "compressed: without a stream, chunks are sent as they are",
    { respond: sendChunks, register: (hooks) => hooks.encodeStream(() => null) },
    { body: "one two" },
  ],
  [
    "buffered: chunks are collected and encoded as a whole",
    {
      respond: sendChunks,
      register(hooks) {
        bufferAll(hooks)
        encodeAll(hooks, (text) => text.toUpperCase())
      },
    },
    { length: "7", encoding: "x-test", body: "ONE TWO" },
  ],
  [
    "buffered: chunks that nothing encodes are sent in one piece",
    { respond: sendChunks, register: bufferAll },
    { length: "7", encoding: undefined, body: "one two" },
  ],
  [
    "buffered: a collected body is rewritten before it is encoded",
    {
      respond: sendChunks,
      register(hooks) {
        hooks.rewriteBody({ isWanted: () => true, rewrite: (body) => `${body}, three` })
        encodeAll(hooks, (text) => `[${text}]`)
      },
    },
    { length: "16", body: "[one two, three]" },
  ],
  [
    "whole: a body in one piece is rewritten and gets its new length",
    {
      respond(response) {
        response.setHeader("Content-Length", 7)
        sendWhole(response)
      },
      register: (hooks) =>
        hooks.rewriteBody({ isWanted: () => true, rewrite: (body) => `${body}, three` }),
    },
    { length: "14", body: "one two, three" },
  ],
  [
    "whole: a body in one piece is encoded, also later",
    {
      respond: sendWhole,
      register: (hooks) =>
        hooks.encodeBody(async (): Promise<EncodedBody> => {
          await new Promise((resolve) => setImmediate(resolve))
          return { kind: "bytes", bytes: Buffer.from("late"), encoding: null }
        }),
    },
    { length: "4", encoding: undefined, body: "late" },
  ],
  [
    "whole: a body that is left unchanged",
    {
      respond: sendWhole,
      register: (hooks) => hooks.encodeBody(() => ({ kind: "unchanged" })),
    },
    { length: "7", body: "one two" },
  ],
  [
    "304: a whole body is left out",
    {
      respond(response) {
        response.setHeader("Content-Length", 7)
        sendWhole(response)
      },
      register: sendNotModified,
    },
    { status: 304, length: undefined, body: "" },
  ],
  [
    "304: a collected body is left out",
    {
      respond: sendChunks,
      register(hooks) {
        bufferAll(hooks)
        sendNotModified(hooks)
      },
    },
    { status: 304, body: "" },
  ],
  [
    "fallback page: replaces a body in chunks",
    { respond: fail(sendChunks), register: replaceErrors },
    { status: 500, body: "sorry" },
  ],
  [
    "fallback page: replaces a response without a body",
    { respond: fail((response) => response.end()), register: replaceErrors },
    { body: "sorry" },
  ],
  [
    "fallback page: replaces chunks that were collected before the failure",
    {
      respond(response) {
        response.write("one ")
        response.statusCode = 500
        response.end("two")
      },
      register(hooks, response) {
        bufferAll(hooks)
        replaceErrors(hooks, response)
      },
    },
    { body: "sorry" },
  ],
  [
    "fallback page: is encoded itself, and may be sent later",
    {
      respond: fail(sendChunks),
      register(hooks, response) {
        hooks.replaceBody(() => () => void setImmediate(() => response.end("sorry")))
        encodeAll(hooks, (text) => `[${text}]`)
      },
    },
    { body: "[sorry]", encoding: "x-test" },
  ],
  [
    "HEAD: has the head of the GET and no body",
    {
      method: "HEAD",
      respond: sendWhole,
      register: (hooks) => encodeAll(hooks, (text) => text.repeat(2)),
    },
    { status: 200, length: "14", encoding: "x-test", body: "" },
  ],
]

describe("a response", () => {
  it.each(states)("%s", async (_state, one, expected) => {
    expect(await fetchCase(one)).toMatchObject(expected)
  })

  it("has the headers and the status that the hooks of its head set, in their order", async () => {
    const statuses: number[] = []
    const one: Case = {
      respond: (response) => response.writeHead(500).end(),
      register(hooks, response) {
        hooks.onHead((head) => {
          statuses.push(head.status)
          head.status = 503
        })
        hooks.onHead(({ status }) => statuses.push(status))
        hooks.afterHead(() => statuses.push(response.headersSent ? 1 : 0))
      },
    }
    expect((await fetchCase(one)).status).toBe(503)
    expect(statuses).toEqual([500, 503, 1])
  })

  it("ends once, although it is ended again while its body is being encoded", async () => {
    const one: Case = {
      respond(response) {
        response.end("one")
        response.end("two")
      },
      register: (hooks) =>
        hooks.encodeBody(async (body) => {
          await new Promise((resolve) => setImmediate(resolve))
          return { kind: "bytes", bytes: Buffer.from(body.toString()), encoding: null }
        }),
    }
    expect(await fetchCase(one)).toMatchObject({ status: 200, body: "one" })
  })

  it("calls the callbacks of a write and an end whose chunks are collected", async () => {
    let isFinished: Promise<void> | null = null
    const one: Case = {
      respond(response) {
        response.write("one", () => {
          isFinished = new Promise((resolve) => void response.end(" two", resolve))
        })
      },
      register: bufferAll,
    }
    expect((await fetchCase(one)).body).toBe("one two")
    expect(isFinished).not.toBeNull()
    await isFinished
  })
})
