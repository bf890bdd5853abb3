import { createHash, createHmac } from "node:crypto"
import { once } from "node:events"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { buffer } from "node:stream/consumers"
import type { S3Settings } from "#backend/s3/s3-settings.ts"

type StoredObject = { bytes: Buffer; type: string; changedAt: Date }
type FailureMode = "works" | "hangs" | "hangs up" | "breaks off" | "fails"

/** A fake S3 server on a loopback port. It verifies every signature and simulates failures. */
export type FakeS3 = {
  settings: S3Settings
  objects: Map<string, StoredObject>
  /** Method and path of each request, in order. */
  requests: string[]
  /** Sets the failure mode of the next requests; later requests succeed again. */
  next: (failureMode: FailureMode, times?: number) => void
  close: () => Promise<void>
}

const sha256 = (bytes: Buffer | string) => createHash("sha256").update(bytes).digest("hex")
const hmac = (key: Buffer | string, text: string) => createHmac("sha256", key).update(text).digest()

/** Starts the server with one bucket, "shop". Its listings have two objects per page. */
export async function openFakeS3(): Promise<FakeS3> {
  const objects = new Map<string, StoredObject>()
  const requests: string[] = []
  const failureModes: FailureMode[] = []
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`)
    const failureMode = failureModes.shift() ?? "works"
    if (failureMode === "hangs") return
    if (failureMode === "hangs up") request.socket.destroy()
    else if (failureMode === "breaks off") {
      response.writeHead(200, { "content-length": 1_000 })
      response.write("half of it", () => request.socket.destroy())
    } else if (failureMode === "fails") sendError(response, 503, "SlowDown")
    else void handleRequest({ settings, objects }, request, response)
  }).listen(0, "127.0.0.1")
  await once(server, "listening")
  const settings: S3Settings = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bucket: "shop",
    region: "ap-southeast-2",
    isPathStyle: true,
    key: "AKIATESTS",
    secret: "a/secret+of=tests",
  }
  return {
    settings,
    objects,
    requests,
    next: (failureMode, times = 1) =>
      void failureModes.push(...Array<FailureMode>(times).fill(failureMode)),
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, "close")
    },
  }
}

type Store = Pick<FakeS3, "settings" | "objects">

async function handleRequest(store: Store, request: IncomingMessage, response: ServerResponse) {
  const body = await buffer(request)
  const errorCode = findErrorCode(store.settings, request, body)
  if (errorCode) return sendError(response, 403, errorCode)
  const url = new URL(request.url ?? "", store.settings.endpoint)
  const [, bucket, ...rest] = decodeURIComponent(url.pathname).split("/")
  if (bucket !== store.settings.bucket) return sendError(response, 404, "NoSuchBucket")
  const key = rest.join("/")
  if (request.method === "PUT") return put(store, key, { request, response, body })
  if (request.method === "DELETE") {
    store.objects.delete(key)
    return response.writeHead(204).end()
  }
  return key === "" ? list(store, url, response) : get(store, key, request, response)
}

function put(
  { objects }: Store,
  key: string,
  parts: { request: IncomingMessage; response: ServerResponse; body: Buffer },
) {
  const type = parts.request.headers["content-type"] ?? ""
  objects.set(key, { bytes: parts.body, type, changedAt: new Date() })
  return parts.response.writeHead(200, { etag: tagOf(parts.body) }).end()
}

function get(store: Store, key: string, request: IncomingMessage, response: ServerResponse) {
  const stored = store.objects.get(key)
  if (!stored) return sendError(response, 404, "NoSuchKey")
  const { bytes, type } = stored
  const wanted = request.headers["if-match"]
  if (wanted && wanted !== tagOf(bytes)) return sendError(response, 412, "PreconditionFailed")
  const headers = { "content-type": type, etag: tagOf(bytes), "accept-ranges": "bytes" }
  const range = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? "")
  const [start, last] = [Number(range?.[1] ?? 0), Number(range?.[2] || bytes.length - 1)]
  if (range && start >= bytes.length) return sendError(response, 416, "InvalidRange")
  const part = bytes.subarray(start, last + 1)
  response.writeHead(range ? 206 : 200, {
    ...headers,
    ...(range && { "content-range": `bytes ${start}-${start + part.length - 1}/${bytes.length}` }),
    "content-length": part.length,
  })
  return response.end(request.method === "HEAD" ? undefined : part)
}

function list({ objects }: Store, url: URL, response: ServerResponse) {
  const after = url.searchParams.get("continuation-token") ?? ""
  const prefix = url.searchParams.get("prefix") ?? ""
  const all = [...objects].filter(([key]) => key.startsWith(prefix) && key > after)
  const page = all.toSorted(([one], [other]) => (one < other ? -1 : 1)).slice(0, 2)
  const contents = page.map(
    ([key, { changedAt }]) =>
      `<Contents><Key>${key}</Key><LastModified>${changedAt.toISOString()}</LastModified></Contents>`,
  )
  const isCut = all.length > page.length
  const next = isCut ? `<NextContinuationToken>${page.at(-1)?.[0]}</NextContinuationToken>` : ""
  response.writeHead(200, { "content-type": "application/xml" })
  response.end(
    `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><IsTruncated>${isCut}</IsTruncated>${contents.join("")}${next}</ListBucketResult>`,
  )
}

/**
 * Returns the S3 error code for an invalid request; null if its signature is valid. Implements the
 * description of Signature Version 4, independently of the library that signs.
 */
function findErrorCode(
  settings: S3Settings,
  request: IncomingMessage,
  body: Buffer,
): string | null {
  const { headers, method = "" } = request
  const pattern =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([\w;-]+), ?Signature=([0-9a-f]{64})$/
  const parts = pattern.exec(headers.authorization ?? "")
  if (!parts) return "AccessDenied"
  const [, key, day = "", region = "", names = "", signature] = parts
  const timestamp = String(headers["x-amz-date"])
  if (key !== settings.key) return "InvalidAccessKeyId"
  if (region !== settings.region || !timestamp.startsWith(day))
    return "AuthorizationHeaderMalformed"
  if (Math.abs(parseTimestamp(timestamp) - Date.now()) > 900_000) return "RequestTimeTooSkewed"
  if (headers["x-amz-content-sha256"] !== sha256(body)) return "XAmzContentSHA256Mismatch"
  if (!names.split(";").includes("host")) return "AccessDenied"
  const [path = "", query = ""] = (request.url ?? "").split("?")
  const canonical = [
    method,
    path,
    query.split("&").sort().join("&"),
    ...names.split(";").map((name) => `${name}:${String(headers[name]).trim()}`),
    "",
    names,
    sha256(body),
  ].join("\n")
  const scope = `${day}/${region}/s3/aws4_request`
  const toSign = ["AWS4-HMAC-SHA256", timestamp, scope, sha256(canonical)].join("\n")
  const dayKey = hmac(hmac(`AWS4${settings.secret}`, day), region)
  const right = hmac(hmac(hmac(dayKey, "s3"), "aws4_request"), toSign).toString("hex")
  return right === signature ? null : "SignatureDoesNotMatch"
}

function parseTimestamp(text: string): number {
  return Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z"))
}

function tagOf(bytes: Buffer): string {
  return `"${createHash("md5").update(bytes).digest("hex")}"`
}

function sendError(response: ServerResponse, status: number, code: string) {
  response.writeHead(status, { "content-type": "application/xml" })
  return response.end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`)
}
