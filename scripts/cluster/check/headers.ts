import { connect, type IncomingHttpHeaders } from "node:http2"
import { restBasePath } from "#lib/contract/rest-calls.ts"
import type { CheckShop } from "./check-shop.ts"
import { judge, type Row } from "./row.ts"

/** Internal headers between the storefronts and the proxy. */
const internal = /^x-(?:nextjs|next|middleware|powered|accel|matched|invoke|prerender)/

/**
 * Measures what clients receive besides pages: request ids, compression, cacheability, and no
 * internal headers.
 */
export async function checkHeaders(shop: CheckShop): Promise<Row[]> {
  const ask = await openHttp2(shop.httpsPort)
  try {
    const home = await ask("/")
    const asset = findAddress(home.text, /\/assets\/i\/[^"\s,]+/)
    const script = findAddress(home.text, /\/_next\/static\/[^"\s,]+\.js/)
    const paths = ["/", "/shop", "/login", "/nothing-here", "/robots.txt", asset, script]
    const answers = await Promise.all(paths.map((path) => ask(path)))
    return [
      await judgeIds(shop, ask),
      judgeInternal(paths, answers),
      await judgeKeeping(ask, [asset, script]),
      await judgeForms(ask),
      await judgePrivacy(ask),
    ]
  } finally {
    ask.close()
  }
}

type Answer = { headers: IncomingHttpHeaders; text: string }
type Ask = { (path: string, headers?: Record<string, string>): Promise<Answer>; close: () => void }

/** Opens one HTTP/2 connection for all requests; throws if the server does not support it. */
async function openHttp2(port: number): Promise<Ask> {
  const session = connect(`https://127.0.0.1:${port}`, { rejectUnauthorized: false })
  await new Promise((settle, fail) => session.once("connect", settle).once("error", fail))
  const ask = (path: string, headers: Record<string, string> = {}) =>
    new Promise<Answer>((settle, fail) => {
      const asked = session.request({ ":path": path, accept: "text/html", ...headers })
      let found: IncomingHttpHeaders = {}
      let text = ""
      asked.on("response", (got) => {
        found = got
      })
      asked.setEncoding("utf8").on("data", (part: string) => {
        text += part
      })
      asked.on("end", () => settle({ headers: found, text })).on("error", fail)
    })
  return Object.assign(ask, { close: () => session.close() })
}

function findAddress(html: string, pattern: RegExp): string {
  const [found] = pattern.exec(html) ?? []
  if (found === undefined) throw new Error(`The front page names no ${pattern}.`)
  return found
}

/** The proxy generates the id whatever the client sends, and the back ends use the proxy's id. */
async function judgeIds({ apiOrigin }: CheckShop, ask: Ask): Promise<Row> {
  const { headers } = await ask("/login", { "x-request-id": "the-visitors-own" })
  const id = String(headers["x-request-id"])
  const told = await fetch(`${apiOrigin}${restBasePath}/`, { headers: { "x-request-id": id } })
  await told.body?.cancel()
  const isKept = /^[0-9a-f]{32}$/.test(id) && told.headers.get("x-request-id") === id
  const saw = `${id} and ${told.headers.get("x-request-id")}`
  return judge(
    "request id of the proxy, at a storefront and at a back end",
    saw,
    "the same",
    isKept,
  )
}

function judgeInternal(paths: readonly string[], answers: readonly Answer[]): Row {
  const found = answers.flatMap(({ headers }) =>
    Object.keys(headers).filter((name) => internal.test(name)),
  )
  const saw =
    found.length === 0 ? `none in ${paths.length} answers` : [...new Set(found)].join(", ")
  return judge("internal headers that reach visitors", saw, "none", found.length === 0)
}

async function judgeKeeping(ask: Ask, paths: readonly string[]): Promise<Row> {
  const found: string[] = []
  for (const path of paths) {
    await ask(path)
    const { headers } = await ask(path)
    found.push(`${headers["x-cache"]} ${headers["cache-control"]}`)
  }
  const isKept = found.every((each) => /^HIT .*max-age=31536000, immutable$/.test(each))
  return judge(
    "/assets and scripts at the second visit",
    [...new Set(found)].join("; "),
    "kept by the proxy, immutable",
    isKept,
  )
}

async function judgeForms(ask: Ask): Promise<Row> {
  const found: string[] = []
  for (const form of ["gzip, br", "gzip", "identity"]) {
    const { headers } = await ask("/shop", { "accept-encoding": form })
    found.push(String(headers["content-encoding"] ?? "plain"))
  }
  const saw = found.join(", ")
  return judge("forms of a page, over HTTP/2", saw, "br, gzip, plain", saw === "br, gzip, plain")
}

/** Private pages are `no-store`, and internal endpoints are not public. */
async function judgePrivacy(ask: Ask): Promise<Row> {
  await ask("/login")
  const { headers } = await ask("/login")
  const [ready, revalidate] = [await ask("/api/ready"), await ask("/api/revalidate")]
  const found = [
    ...[headers["x-cache"], headers["cache-control"]],
    ...[ready.headers[":status"], revalidate.headers[":status"]],
  ].join(", ")
  const limit = "MISS, private, no-store, 404, 404"
  return judge(
    "/login at the second visit, /api/ready, /api/revalidate",
    found,
    limit,
    found === limit,
  )
}
