import { connect, type IncomingHttpHeaders } from "node:http2"
import { restBasePath } from "#lib/contract/rest-calls.ts"
import { buildCheckResult, type CheckResult, type CheckShop } from "./check-shop.ts"

/** Internal headers between the storefronts and the proxy. */
const internal = /^x-(?:nextjs|next|middleware|powered|accel|matched|invoke|prerender)/

/**
 * Measures what clients receive besides pages: request ids, compression, cacheability, and no
 * internal headers.
 */
export async function measureHeaders(shop: CheckShop): Promise<CheckResult[]> {
  const fetchPath = await openHttp2(shop.httpsPort)
  try {
    const home = await fetchPath("/")
    const asset = findAddress(home.text, /\/assets\/i\/[^"\s,]+/)
    const script = findAddress(home.text, /\/_next\/static\/[^"\s,]+\.js/)
    const paths = ["/", "/shop", "/login", "/nothing-here", "/robots.txt", asset, script]
    const responses = await Promise.all(paths.map((path) => fetchPath(path)))
    return [
      await judgeIds(shop, fetchPath),
      judgeInternal(paths, responses),
      await buildCachingResult(fetchPath, [asset, script]),
      await judgeForms(fetchPath),
      await judgePrivacy(fetchPath),
    ]
  } finally {
    fetchPath.close()
  }
}

type PathResponse = { headers: IncomingHttpHeaders; text: string }
type PathFetcher = {
  (path: string, headers?: Record<string, string>): Promise<PathResponse>
  close: () => void
}

/** Opens one HTTP/2 connection for all requests; throws if the server does not support it. */
async function openHttp2(port: number): Promise<PathFetcher> {
  const session = connect(`https://127.0.0.1:${port}`, { rejectUnauthorized: false })
  await new Promise((settle, fail) => session.once("connect", settle).once("error", fail))
  const fetchPath = (path: string, headers: Record<string, string> = {}) =>
    new Promise<PathResponse>((settle, fail) => {
      const stream = session.request({ ":path": path, accept: "text/html", ...headers })
      let found: IncomingHttpHeaders = {}
      let text = ""
      stream.on("response", (got) => {
        found = got
      })
      stream.setEncoding("utf8").on("data", (part: string) => {
        text += part
      })
      stream.on("end", () => settle({ headers: found, text })).on("error", fail)
    })
  return Object.assign(fetchPath, { close: () => session.close() })
}

function findAddress(html: string, pattern: RegExp): string {
  const [found] = pattern.exec(html) ?? []
  if (found === undefined) throw new Error(`The front page names no ${pattern}.`)
  return found
}

/** The proxy generates the id whatever the client sends, and the back ends use the proxy's id. */
async function judgeIds({ apiOrigin }: CheckShop, fetchPath: PathFetcher): Promise<CheckResult> {
  const { headers } = await fetchPath("/login", { "x-request-id": "the-visitors-own" })
  const id = String(headers["x-request-id"])
  const response = await fetch(`${apiOrigin}${restBasePath}/`, { headers: { "x-request-id": id } })
  await response.body?.cancel()
  const isSame = /^[0-9a-f]{32}$/.test(id) && response.headers.get("x-request-id") === id
  const saw = `${id} and ${response.headers.get("x-request-id")}`
  return buildCheckResult(
    "request id of the proxy, at a storefront and at a back end",
    saw,
    "the same",
    isSame,
  )
}

function judgeInternal(paths: readonly string[], responses: readonly PathResponse[]): CheckResult {
  const found = responses.flatMap(({ headers }) =>
    Object.keys(headers).filter((name) => internal.test(name)),
  )
  const saw =
    found.length === 0 ? `none in ${paths.length} responses` : [...new Set(found)].join(", ")
  return buildCheckResult("internal headers that reach visitors", saw, "none", found.length === 0)
}

async function buildCachingResult(
  fetchPath: PathFetcher,
  paths: readonly string[],
): Promise<CheckResult> {
  const found: string[] = []
  for (const path of paths) {
    await fetchPath(path)
    const { headers } = await fetchPath(path)
    found.push(`${headers["x-cache"]} ${headers["cache-control"]}`)
  }
  const isCached = found.every((each) => /^HIT .*max-age=31536000, immutable$/.test(each))
  return buildCheckResult(
    "/assets and scripts at the second visit",
    [...new Set(found)].join("; "),
    "cached by the proxy, immutable",
    isCached,
  )
}

async function judgeForms(fetchPath: PathFetcher): Promise<CheckResult> {
  const found: string[] = []
  for (const form of ["gzip, br", "gzip", "identity"]) {
    const { headers } = await fetchPath("/shop", { "accept-encoding": form })
    found.push(String(headers["content-encoding"] ?? "plain"))
  }
  const saw = found.join(", ")
  return buildCheckResult(
    "forms of a page, over HTTP/2",
    saw,
    "br, gzip, plain",
    saw === "br, gzip, plain",
  )
}

/** Private pages are `no-store`, and internal endpoints are not public. */
async function judgePrivacy(fetchPath: PathFetcher): Promise<CheckResult> {
  await fetchPath("/login")
  const { headers } = await fetchPath("/login")
  const [ready, revalidate] = [await fetchPath("/api/ready"), await fetchPath("/api/revalidate")]
  const found = [
    headers["x-cache"],
    headers["cache-control"],
    ready.headers[":status"],
    revalidate.headers[":status"],
  ].join(", ")
  const limit = "MISS, private, no-store, 404, 404"
  return buildCheckResult(
    "/login at the second visit, /api/ready, /api/revalidate",
    found,
    limit,
    found === limit,
  )
}
