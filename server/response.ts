import type { IncomingMessage, ServerResponse } from "node:http"
import type { Duplex } from "node:stream"

/** The head of a response as it is about to be sent; hooks may change the status. */
export type Head = { status: number }
/** A body that is known as a whole. */
export type WholeBody = string | Buffer
/** What is sent for a whole body. A body that is encoded already, or too short, is unchanged. */
export type EncodedBody =
  | { kind: "unchanged" }
  | { kind: "not modified" }
  | { kind: "bytes"; bytes: Buffer; encoding: string | null }
type Rewrite = { isWanted: () => boolean; rewrite: (body: Buffer) => WholeBody }
type State = "streamed" | "buffered" | "fallback"
type Method = "writeHead" | "flushHeaders" | "write" | "end"

/** One request with its response, and what the middlewares know of both. */
export type Exchange = {
  request: IncomingMessage
  response: ServerResponse
  hooks: ResponseHooks
  /** True for a preview, which is rendered for this client alone. */
  isPreview: boolean
  /** True if the page shows its request id, so that it must not be sent to other clients. */
  hasRequestId: boolean
  /** Content-Security-Policy hashes of the inline scripts of the page that is being sent. */
  scriptHashes: readonly string[]
  /** Key of the compressed body that is being sent; null if it is not cached. */
  bodyKey: string | null
}

/** Opens an exchange: from here on, the hooks decide what is sent. */
export function openExchange(request: IncomingMessage, response: ServerResponse): Exchange {
  const hooks = new ResponseHooks(response)
  const state = { isPreview: false, hasRequestId: false, scriptHashes: [], bodyKey: null }
  return { request, response, hooks, ...state }
}

/**
 * Calls hooks at the points of a response where its head or its body can still be changed. The only
 * code that overrides methods of `ServerResponse`. Before the head is sent, each response is in one
 * of these states:
 *
 * | state         | when                                               | a chunk is          | at `end()`                              |
 * | ------------- | -------------------------------------------------- | ------------------- | --------------------------------------- |
 * | streamed      | no other state applies                             | sent as it is       | the response ends                       |
 * | compressed    | streamed, and `encodeStream` returns a stream      | sent through it     | the stream ends, then the response      |
 * | buffered      | `bufferWhile` or `rewriteBody` wants a whole body  | collected           | rewritten, encoded, sent in one piece   |
 * | whole         | `end(body)` without a chunk before it              | there is none       | rewritten, encoded, sent in one piece   |
 * | encoded       | `endEncoded(body)` instead of `end(body)`          | there is none       | sent in one piece, or as a 304          |
 * | 304           | `encodeBody` returns "not modified"                | collected, or none  | the head is sent without a body         |
 * | fallback page | a hook of `replaceBody` returns a function         | discarded           | that function sends another page        |
 * | HEAD          | a page: as the GET; Node.js discards the body      | as for GET          | as for GET                              |
 *
 * Once the head is sent, the state is streamed or compressed and nothing is rewritten any more.
 * Hooks of one kind run in the order of their registration.
 */
export class ResponseHooks {
  readonly #response: ServerResponse
  readonly #original: Pick<ServerResponse, Method>
  readonly #headHooks: ((head: Head) => void)[] = []
  readonly #sentHooks: (() => void)[] = []
  readonly #fallbackFinders: (() => (() => void) | null)[] = []
  readonly #bufferConditions: (() => boolean)[] = []
  readonly #rewrites: Rewrite[] = []
  readonly #bodyHooks: ((body: WholeBody) => void)[] = []
  #encode: ((body: WholeBody) => EncodedBody | Promise<EncodedBody>) | null = null
  #openStream: (() => Duplex | null) | null = null
  #stream: Duplex | null = null
  #chunks: Buffer[] = []
  #hasFallback = false
  /** True from `end()` on, although the body may still be being compressed. */
  #isEnded = false

  constructor(response: ServerResponse) {
    const { writeHead, flushHeaders, write, end } = response
    this.#response = response
    this.#original = { writeHead, flushHeaders, write, end }
    response.writeHead = (...args: unknown[]) => this.#writeHead(args)
    response.flushHeaders = () => this.#flushHeaders()
    response.write = (...args: unknown[]) => this.#write(args)
    response.end = (...args: unknown[]) => this.#end(args)
  }

  /** Calls the hook before the head is sent: it may set headers and change the status. */
  onHead(hook: (head: Head) => void): void {
    this.#headHooks.push(hook)
  }

  /** Calls the hook after the head was sent. */
  afterHead(hook: () => void): void {
    this.#sentHooks.push(hook)
  }

  /**
   * Replaces the whole response if `findFallback` returns a function: that one sends another page,
   * at once or later. Called for each chunk until the head is sent.
   */
  replaceBody(findFallback: () => (() => void) | null): void {
    this.#fallbackFinders.push(findFallback)
  }

  /** Calls the hook with a whole body as Next sends it, before any other hook changes the headers. */
  onBody(hook: (body: WholeBody) => void): void {
    this.#bodyHooks.push(hook)
  }

  /** Collects the body while `isWanted` returns true, so that it can be encoded as a whole. */
  bufferWhile(isWanted: () => boolean): void {
    this.#bufferConditions.push(isWanted)
  }

  /** Collects the body while `isWanted` returns true, and rewrites it before it is encoded. */
  rewriteBody(rewrite: Rewrite): void {
    this.#rewrites.push(rewrite)
  }

  /** Sets how a whole body is encoded: compressed, or left out of a 304. */
  encodeBody(encode: (body: WholeBody) => EncodedBody | Promise<EncodedBody>): void {
    this.#encode = encode
  }

  /** Sets the stream through which a body is sent in chunks; null leaves it as it is. */
  encodeStream(open: () => Duplex | null): void {
    this.#openStream = open
  }

  /** Ends the response with a body that was encoded before. */
  endEncoded(encoded: Exclude<EncodedBody, { kind: "unchanged" }>): void {
    this.#isEnded = true
    this.#send(encoded)
  }

  #writeHead(args: unknown[]): ServerResponse {
    const response = this.#response
    const head = { status: typeof args[0] === "number" ? args[0] : response.statusCode }
    for (const hook of this.#headHooks) hook(head)
    response.statusCode = head.status
    this.#call("writeHead", [head.status, ...args.slice(1)])
    for (const hook of this.#sentHooks) hook()
    return response
  }

  #flushHeaders(): void {
    if (this.#isEnded || this.#resolveState() !== "streamed") return
    // A stream sends the head with its first bytes.
    if (!this.#hasStream()) this.#call("flushHeaders", [])
  }

  #write(args: unknown[]): boolean {
    const [chunk] = args
    if (!isChunk(chunk)) return Boolean(this.#call("write", args))
    const state = this.#resolveState()
    if (state === "streamed" && !this.#hasStream()) return Boolean(this.#call("write", args))
    callBack(args)
    if (state === "streamed") return this.#stream?.write(chunk) ?? true
    if (state === "buffered") this.#chunks.push(Buffer.from(chunk))
    return true
  }

  #end(args: unknown[]): ServerResponse {
    const response = this.#response
    // Its body is still being compressed.
    if (this.#isEnded && !response.headersSent) return response
    const fallback = this.#findFallback()
    if (fallback !== null) {
      this.#hasFallback = true
      this.#chunks = []
      fallback()
      return response
    }
    this.#isEnded = true
    const last = isChunk(args[0]) ? args[0] : undefined
    if (this.#stream !== null) {
      callBackOnFinish(response, args)
      this.#stream.end(last)
    } else if (response.headersSent) this.#call("end", args)
    else this.#endWhole(last, args)
    return response
  }

  #endWhole(last: string | Uint8Array | undefined, args: unknown[]): void {
    const body = joinBody(this.#chunks, last)
    this.#chunks = []
    if (body === null) return void this.#call("end", args)
    callBackOnFinish(this.#response, args)
    for (const hook of this.#bodyHooks) hook(body)
    const rewritten = this.#rewrite(body)
    const encoded = this.#encode?.(rewritten) ?? { kind: "unchanged" }
    if (encoded instanceof Promise) void encoded.then((result) => this.#send(result, rewritten))
    else this.#send(encoded, rewritten)
  }

  #rewrite(body: WholeBody): WholeBody {
    let rewritten = body
    for (const { isWanted, rewrite } of this.#rewrites) {
      if (!isWanted()) continue
      rewritten = rewrite(Buffer.from(rewritten))
      this.#response.removeHeader("Transfer-Encoding")
      this.#response.setHeader("Content-Length", Buffer.byteLength(rewritten))
    }
    return rewritten
  }

  #send(encoded: EncodedBody, body?: WholeBody): void {
    const response = this.#response
    if (encoded.kind === "unchanged") return void this.#call("end", [body])
    if (encoded.kind === "not modified") {
      response.statusCode = 304
      response.removeHeader("Content-Length")
      response.removeHeader("Content-Type")
      return void this.#call("end", [])
    }
    if (encoded.encoding !== null) response.setHeader("Content-Encoding", encoded.encoding)
    response.setHeader("Content-Length", encoded.bytes.length)
    this.#call("end", [encoded.bytes])
  }

  /** Resolves what happens to the next chunk. */
  #resolveState(): State {
    if (this.#response.headersSent || this.#stream !== null) return "streamed"
    if (this.#findFallback() !== null) return "fallback"
    const isBuffered =
      this.#chunks.length > 0 ||
      this.#bufferConditions.some((isWanted) => isWanted()) ||
      this.#rewrites.some(({ isWanted }) => isWanted())
    return isBuffered ? "buffered" : "streamed"
  }

  #findFallback(): (() => void) | null {
    if (this.#hasFallback || this.#response.headersSent) return null
    for (const find of this.#fallbackFinders) {
      const fallback = find()
      if (fallback !== null) return fallback
    }
    return null
  }

  /** True if chunks pass through a stream, which is opened before the first one. */
  #hasStream(): boolean {
    if (this.#stream !== null) return true
    if (this.#response.headersSent) return false
    const stream = this.#openStream?.() ?? null
    if (stream !== null) this.#pipeThrough(stream)
    return stream !== null
  }

  #pipeThrough(stream: Duplex): void {
    const response = this.#response
    this.#stream = stream
    stream.on("data", (chunk: Buffer) => {
      if (this.#call("write", [chunk]) === false) stream.pause()
    })
    stream.on("end", () => this.#call("end", []))
    // The writer waits for this event after a write that returned false.
    stream.on("drain", () => response.emit("drain"))
    response.on("drain", () => stream.resume())
    response.on("close", () => stream.destroy())
  }

  #call(method: Method, args: unknown[]): unknown {
    return Reflect.apply(this.#original[method], this.#response, args)
  }
}

/** Calls the callback of a `write` whose chunk is not passed on as it is. */
function callBack(args: readonly unknown[]): void {
  const callback = args.at(-1)
  if (typeof callback === "function") queueMicrotask(() => callback())
}

/** Calls the callback of an `end` whose body is not sent as it is. */
function callBackOnFinish(response: ServerResponse, args: readonly unknown[]): void {
  const callback = args.at(-1)
  if (typeof callback === "function") response.once("finish", () => callback())
}

/** Returns the last chunk after the collected ones; null if there is no body at all. */
function joinBody(
  chunks: readonly Buffer[],
  last: string | Uint8Array | undefined,
): WholeBody | null {
  if (chunks.length > 0) {
    return Buffer.concat(last === undefined ? chunks : [...chunks, Buffer.from(last)])
  }
  // A cached page is the same string each time: the key of its compressed bytes.
  return last === undefined || typeof last === "string" ? (last ?? null) : Buffer.from(last)
}

function isChunk(value: unknown): value is string | Uint8Array {
  return typeof value === "string" || value instanceof Uint8Array
}
