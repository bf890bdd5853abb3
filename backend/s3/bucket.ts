import { createHash } from "node:crypto"
import { createReadStream, openAsBlob } from "node:fs"
import { Readable } from "node:stream"
import { setTimeout as sleep } from "node:timers/promises"
import { AwsV4Signer } from "aws4fetch"
import { type ListedObject, parseListing } from "./parse-listing.ts"
import type { S3Settings } from "./s3-settings.ts"

const maxAttempts = 3
const firstDelayMs = 100
/** Timeout until the response headers; the next two limit all attempts together. */
const headersTimeoutMs = 5_000
const putTimeoutMs = 30_000
const getTimeoutMs = 15_000
/** A larger file has as much more time as it takes at 5 MB per second. */
const slowestBytesPerMs = 5_000
const maxPages = 1_000
/** HTTP statuses of transient errors, which are retried. */
const retryableStatuses: ReadonlySet<number> = new Set([429, 500, 502, 503, 504])

/** Thrown if the storage rejects a request permanently. `status` is the HTTP status. */
export class BucketError extends Error {
  override name = "BucketError"
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

export type ObjectHead = { bytes: number; tag: string }

type BucketRequest = {
  method: "GET" | "HEAD" | "PUT" | "DELETE"
  key?: string
  query?: Record<string, string>
  headers?: Record<string, string>
  body?: Buffer | Blob
  /** SHA-256 of the body (hex); of a Buffer it is computed. */
  hash?: string
}

/**
 * Client of one bucket of an S3-compatible storage. Missing objects are null. Transient errors are
 * retried: three attempts with exponential backoff. Then, or if the storage rejects the request,
 * calls throw an Error that contains neither key nor secret.
 */
export class Bucket {
  readonly #settings: S3Settings

  constructor(settings: S3Settings) {
    this.#settings = settings
  }

  /** Stores an object atomically. The storage verifies the bytes against their SHA-256. */
  async put(key: string, bytes: Buffer, type = "application/octet-stream"): Promise<void> {
    const headers = { "content-type": type }
    const response = await this.#request({ method: "PUT", key, body: bytes, headers }, putTimeoutMs)
    if (response === null) throw new BucketError(404, this.#describe("there is no such bucket"))
  }

  /** Stores a file as `put` does, without reading it into memory. */
  async putFile(key: string, path: string, type: string): Promise<void> {
    const digest = createHash("sha256")
    for await (const chunk of createReadStream(path)) digest.update(chunk)
    const body = await openAsBlob(path)
    const headers = { "content-type": type }
    const timeoutMs = putTimeoutMs + body.size / slowestBytesPerMs
    const request = { method: "PUT", key, body, headers, hash: digest.digest("hex") } as const
    const response = await this.#request(request, timeoutMs)
    if (response === null) throw new BucketError(404, this.#describe("there is no such bucket"))
  }

  async get(key: string, timeoutMs = getTimeoutMs): Promise<Buffer | null> {
    const response = await this.#request({ method: "GET", key }, timeoutMs)
    return response && Buffer.from(await response.arrayBuffer())
  }

  /** Returns size and ETag of an object (HEAD), or null. */
  async head(key: string): Promise<ObjectHead | null> {
    const response = await this.#request({ method: "HEAD", key }, headersTimeoutMs)
    if (response === null) return null
    const bytes = Number(response.headers.get("content-length") ?? Number.NaN)
    return { bytes, tag: response.headers.get("etag") ?? "" }
  }

  /** Streams an object, or its bytes from `start` to `end` inclusive, only if `tag` matches. */
  async open(
    key: string,
    part: { start?: number; end?: number; tag?: string } = {},
  ): Promise<Readable | null> {
    const { start, end, tag } = part
    const headers = {
      ...(start !== undefined && { range: `bytes=${start}-${end ?? ""}` }),
      ...(tag && { "if-match": tag }),
    }
    const response = await this.#request(
      { method: "GET", key, headers },
      getTimeoutMs,
      "headers only",
    )
    if (!response?.body) return null
    if (start !== undefined && response.status !== 206) {
      await response.body.cancel()
      throw new BucketError(response.status, this.#describe("it does not support byte ranges"))
    }
    return Readable.from(response.body, { objectMode: false })
  }

  async remove(key: string): Promise<void> {
    await this.#request({ method: "DELETE", key }, headersTimeoutMs)
  }

  /** Lists all objects with a key prefix, page by page. */
  async *list(prefix: string): AsyncGenerator<ListedObject> {
    let token: string | null = null
    for (let page = 0; page < maxPages; page += 1) {
      const more = token === null ? {} : { "continuation-token": token }
      const query = { "list-type": "2", prefix, ...more }
      const response: Response | null = await this.#request(
        { method: "GET", query },
        headersTimeoutMs,
      )
      if (response === null) throw new BucketError(404, this.#describe("there is no such bucket"))
      const listing = await parseListing(await response.text())
      yield* listing.objects
      token = listing.next
      if (token === null) return
    }
  }

  /** Throws if the bucket is not usable: a BucketError if the settings are wrong. */
  async check(): Promise<void> {
    const query = { "list-type": "2", "max-keys": "1" }
    const response = await this.#request({ method: "GET", query }, headersTimeoutMs)
    if (response === null) throw new BucketError(404, this.#describe("there is no such bucket"))
    await parseListing(await response.text())
  }

  /** Sends a request with retries. Null for a missing object. */
  async #request(
    request: BucketRequest,
    timeoutMs: number,
    limit?: "headers only",
  ): Promise<Response | null> {
    let problem = ""
    const endsAt = performance.now() + timeoutMs
    for (let attempt = 0; attempt < maxAttempts && performance.now() < endsAt; attempt += 1) {
      if (attempt > 0) await sleep(firstDelayMs * 4 ** (attempt - 1) * (1 + Math.random()))
      const leftMs = Math.max(1, endsAt - performance.now())
      const response = await this.#send(request, leftMs, limit).catch((error: unknown) => error)
      if (!(response instanceof Response)) problem = describeError(response)
      else if (response.status === 404) return this.#handleNotFound(response)
      else if (response.ok) return response
      else {
        problem = await describeErrorResponse(response)
        if (!retryableStatuses.has(response.status)) {
          throw new BucketError(response.status, this.#describe(problem))
        }
      }
    }
    throw new Error(this.#describe(problem))
  }

  async #handleNotFound(response: Response): Promise<null> {
    const text = await response.text()
    if (!text.includes("<Code>NoSuchBucket</Code>")) return null
    throw new BucketError(404, this.#describe("there is no such bucket"))
  }

  async #send(
    request: BucketRequest,
    timeoutMs: number,
    limit?: "headers only",
  ): Promise<Response> {
    const { method, body, headers } = request
    const bytes = body instanceof Blob ? body : body && new Uint8Array(body)
    const { key: accessKeyId, secret: secretAccessKey, region } = this.#settings
    const hash =
      request.hash ??
      createHash("sha256")
        .update(body instanceof Buffer ? body : "")
        .digest("hex")
    const signed = await new AwsV4Signer({
      method,
      accessKeyId,
      secretAccessKey,
      region,
      service: "s3",
      url: this.#buildUrl(request),
      headers: { ...headers, "x-amz-content-sha256": hash },
    }).sign()
    const controller = new AbortController()
    const abort = () => controller.abort(new Error("it does not respond"))
    const timer = setTimeout(abort, timeoutMs).unref()
    // No headers timeout for PUT: the storage responds only after it has stored the object.
    const early = method === "PUT" ? undefined : setTimeout(abort, headersTimeoutMs).unref()
    try {
      const response = await fetch(signed.url, {
        method,
        headers: signed.headers,
        signal: controller.signal,
        redirect: "manual",
        ...(bytes && { body: bytes }),
      })
      if (limit) return response
      clearTimeout(early)
      // Read the body here, so that an interrupted response is retried.
      const received = await response.arrayBuffer()
      return new Response(received.byteLength > 0 ? received : null, response)
    } finally {
      clearTimeout(early)
      clearTimeout(timer)
    }
  }

  #buildUrl({ key, query = {} }: BucketRequest): string {
    const { endpoint, bucket, isPathStyle } = this.#settings
    const url = new URL(endpoint)
    if (!isPathStyle) url.hostname = `${bucket}.${url.hostname}`
    const path = key === undefined ? [] : key.split("/").map(encodeSegment)
    url.pathname = `/${[...(isPathStyle ? [bucket] : []), ...path].join("/")}`
    url.search = new URLSearchParams(query).toString()
    return url.href
  }

  #describe(problem: string): string {
    const { bucket, endpoint } = this.#settings
    return `The media storage (bucket ${bucket} at ${endpoint}) cannot be used: ${problem}.`
  }
}

/** Encodes a path segment as AWS Signature V4 requires: more characters than encodeURIComponent. */
function encodeSegment(segment: string): string {
  const encode = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`
  return encodeURIComponent(segment).replaceAll(/[!'()*]/g, encode)
}

async function describeErrorResponse(response: Response): Promise<string> {
  const text = await response.text().catch(() => "")
  const code = /<Code>([\w.]{1,60})<\/Code>/.exec(text)?.[1]
  return `it responds with ${response.status}${code ? ` ${code}` : ""}`
}

function describeError(error: unknown): string {
  const cause: unknown = Reflect.get(Object(error), "cause") ?? error
  return String(Reflect.get(Object(cause), "message") || cause)
}
