import { createHash } from "node:crypto"
import { Readable } from "node:stream"
import { setTimeout as sleep } from "node:timers/promises"
import { AwsV4Signer } from "aws4fetch"
import { type ListedObject, parseListing } from "./parse-listing.ts"
import type { S3Settings } from "./s3-settings.ts"

const tries = 3
const firstPauseMs = 100
/** Timeout until the response headers; the next two limit all attempts together. */
const headersWithinMs = 5_000
const putWithinMs = 30_000
const getWithinMs = 15_000
const mostPages = 1_000
/** HTTP statuses of transient errors, which are retried. */
const passing: ReadonlySet<number> = new Set([429, 500, 502, 503, 504])

/** Thrown if the storage rejects a request permanently. `status` is the HTTP status. */
export class BucketRefusal extends Error {
  override name = "BucketRefusal"
  readonly status: number
  constructor(status: number, sentence: string) {
    super(sentence)
    this.status = status
  }
}

export type ObjectLook = { bytes: number; tag: string }

type Asked = {
  method: "GET" | "HEAD" | "PUT" | "DELETE"
  key?: string
  query?: Record<string, string>
  headers?: Record<string, string>
  body?: Buffer
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
    const answer = await this.#ask({ method: "PUT", key, body: bytes, headers }, putWithinMs)
    if (answer === null) throw new BucketRefusal(404, this.#describe("there is no such bucket"))
  }

  async get(key: string, withinMs = getWithinMs): Promise<Buffer | null> {
    const answer = await this.#ask({ method: "GET", key }, withinMs)
    return answer && Buffer.from(await answer.arrayBuffer())
  }

  /** Returns size and ETag of an object (HEAD), or null. */
  async look(key: string): Promise<ObjectLook | null> {
    const answer = await this.#ask({ method: "HEAD", key }, headersWithinMs)
    if (answer === null) return null
    const bytes = Number(answer.headers.get("content-length") ?? Number.NaN)
    return { bytes, tag: answer.headers.get("etag") ?? "" }
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
    const answer = await this.#ask({ method: "GET", key, headers }, getWithinMs, "headers only")
    if (!answer?.body) return null
    if (start !== undefined && answer.status !== 206) {
      await answer.body.cancel()
      throw new BucketRefusal(answer.status, this.#describe("it sends no parts of objects"))
    }
    return Readable.from(answer.body, { objectMode: false })
  }

  async remove(key: string): Promise<void> {
    await this.#ask({ method: "DELETE", key }, headersWithinMs)
  }

  /** Lists all objects with a key prefix, page by page. */
  async *list(prefix: string): AsyncGenerator<ListedObject> {
    let token: string | null = null
    for (let page = 0; page < mostPages; page += 1) {
      const more = token === null ? {} : { "continuation-token": token }
      const query = { "list-type": "2", prefix, ...more }
      const answer: Response | null = await this.#ask({ method: "GET", query }, headersWithinMs)
      if (answer === null) throw new BucketRefusal(404, this.#describe("there is no such bucket"))
      const listing = parseListing(await answer.text())
      yield* listing.objects
      token = listing.next
      if (token === null) return
    }
  }

  /** Throws if the bucket is not usable: a BucketError if the settings are wrong. */
  async check(): Promise<void> {
    const query = { "list-type": "2", "max-keys": "1" }
    const answer = await this.#ask({ method: "GET", query }, headersWithinMs)
    if (answer === null) throw new BucketRefusal(404, this.#describe("there is no such bucket"))
    parseListing(await answer.text())
  }

  /** Sends a request with retries. Null for a missing object. */
  async #ask(asked: Asked, withinMs: number, limit?: "headers only"): Promise<Response | null> {
    let trouble = ""
    const endsAt = performance.now() + withinMs
    for (let turn = 0; turn < tries && performance.now() < endsAt; turn += 1) {
      if (turn > 0) await sleep(firstPauseMs * 4 ** (turn - 1) * (1 + Math.random()))
      const leftMs = Math.max(1, endsAt - performance.now())
      const answer = await this.#send(asked, leftMs, limit).catch((fault: unknown) => fault)
      if (!(answer instanceof Response)) trouble = describeFault(answer)
      else if (answer.status === 404) return this.#giveNothing(answer)
      else if (answer.ok) return answer
      else {
        trouble = await describeRefusal(answer)
        if (!passing.has(answer.status)) {
          throw new BucketRefusal(answer.status, this.#describe(trouble))
        }
      }
    }
    throw new Error(this.#describe(trouble))
  }

  async #giveNothing(answer: Response): Promise<null> {
    const text = await answer.text()
    if (!text.includes("<Code>NoSuchBucket</Code>")) return null
    throw new BucketRefusal(404, this.#describe("there is no such bucket"))
  }

  async #send(asked: Asked, withinMs: number, limit?: "headers only"): Promise<Response> {
    const { method, body, headers } = asked
    const { key: accessKeyId, secret: secretAccessKey, region } = this.#settings
    const hash = createHash("sha256")
      .update(body ?? "")
      .digest("hex")
    const signed = await new AwsV4Signer({
      ...{ method, accessKeyId, secretAccessKey, region, service: "s3" },
      url: this.#buildUrl(asked),
      headers: { ...headers, "x-amz-content-sha256": hash },
    }).sign()
    const timeUp = new AbortController()
    const giveUp = () => timeUp.abort(new Error("it does not answer"))
    const timer = setTimeout(giveUp, withinMs).unref()
    // No headers timeout for PUT: the storage responds only after it has stored the object.
    const early = method === "PUT" ? undefined : setTimeout(giveUp, headersWithinMs).unref()
    try {
      const answer = await fetch(signed.url, {
        ...{ method, headers: signed.headers, signal: timeUp.signal, redirect: "manual" },
        ...(body && { body: new Uint8Array(body) }),
      })
      if (limit) return answer
      clearTimeout(early)
      // Read the body here, so that an interrupted response is retried.
      const bytes = await answer.arrayBuffer()
      return new Response(bytes.byteLength > 0 ? bytes : null, answer)
    } finally {
      clearTimeout(early)
      clearTimeout(timer)
    }
  }

  #buildUrl({ key, query = {} }: Asked): string {
    const { endpoint, bucket, isPathStyle } = this.#settings
    const url = new URL(endpoint)
    if (!isPathStyle) url.hostname = `${bucket}.${url.hostname}`
    const path = key === undefined ? [] : key.split("/").map(encodeSegment)
    url.pathname = `/${[...(isPathStyle ? [bucket] : []), ...path].join("/")}`
    url.search = new URLSearchParams(query).toString()
    return url.href
  }

  #describe(trouble: string): string {
    const { bucket, endpoint } = this.#settings
    return `The media storage (bucket ${bucket} at ${endpoint}) cannot be used: ${trouble}.`
  }
}

/** Encodes a path segment as AWS Signature V4 requires: more characters than encodeURIComponent. */
function encodeSegment(segment: string): string {
  const encode = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`
  return encodeURIComponent(segment).replaceAll(/[!'()*]/g, encode)
}

async function describeRefusal(answer: Response): Promise<string> {
  const text = await answer.text().catch(() => "")
  const code = /<Code>([\w.]{1,60})<\/Code>/.exec(text)?.[1]
  return `it answers ${answer.status}${code ? ` ${code}` : ""}`
}

function describeFault(fault: unknown): string {
  const cause: unknown = Reflect.get(Object(fault), "cause") ?? fault
  return String(Reflect.get(Object(cause), "message") || cause)
}
