import { isStandIn, type KeepableAnswer, mayKeep, mayKeepPage, mayKeepPicture } from "./may-keep.ts"

type Parts = Partial<Omit<KeepableAnswer, "headers">> & { headers?: Record<string, string> }

/** Builds a response that is cacheable except for the given options. */
function answer({ headers = {}, ...parts }: Parts = {}): KeepableAnswer {
  const said = { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "s-maxage=300" }
  return {
    ...{ status: 200, type: "basic", redirected: false, ...parts },
    headers: new Headers({ ...said, ...headers }),
  }
}

describe("a response", () => {
  it("is cacheable if it is the same for every user", () => {
    const vary = { Vary: "rsc, next-router-state-tree, Accept-Encoding" }
    expect([mayKeep(answer({ headers: vary })), mayKeepPage("/shop", answer())]).toEqual([
      ...[true, true],
    ])
  })

  it.each<[string, Parts]>([
    ["in part", { status: 206 }],
    ["missing", { status: 404 }],
    ["unavailable", { status: 503 }],
    ["empty", { status: 204 }],
    ["leading elsewhere", { status: 0, type: "opaqueredirect" }],
    ["led here from elsewhere", { redirected: true }],
    ["somebody else's", { status: 0, type: "opaque" }],
    ["another site's", { type: "cors" }],
    ["for nobody to keep", { headers: { "Cache-Control": "no-store" } }],
    ["one visitor's", { headers: { "Cache-Control": "private, max-age=60" } }],
    ["one visitor's, in capitals", { headers: { "Cache-Control": "Private" } }],
    ["a piece", { headers: { "Content-Range": "bytes 0-9/10" } }],
  ])("is not cacheable if it is %s", (_what, parts) => {
    expect([mayKeep(answer(parts)), mayKeepPage("/shop", answer(parts))]).toEqual([false, false])
  })

  it("is cacheable as a no-store placeholder image, and recognised as one", () => {
    const [standIn, best] = ["no-store", "public, max-age=31536000, immutable"].map((keeping) =>
      answer({ headers: { "Content-Type": "image/webp", "Cache-Control": keeping } }),
    )
    if (!standIn || !best) throw new Error("there are two")
    expect([mayKeepPicture(standIn), isStandIn(standIn)]).toEqual([true, true])
    expect([mayKeepPicture(best), isStandIn(best)]).toEqual([true, false])
    const refused = answer({ status: 503, headers: { "Cache-Control": "no-store" } })
    const own = answer({ headers: { "Cache-Control": "private, no-store" } })
    expect([mayKeepPicture(refused), mayKeepPicture(own)]).toEqual([false, false])
  })

  it.each<[string, Record<string, string>]>([
    ["another for other cookies", { Vary: "rsc, Cookie" }],
    ["another every time", { Vary: "*" }],
    ["no page", { "Content-Type": "application/json" }],
    ["of no kind", { "Content-Type": "" }],
  ])("is not cacheable as a page if it is %s", (_what, headers) => {
    expect(mayKeepPage("/shop", answer({ headers }))).toBe(false)
  })

  it("is cacheable for the home page, which varies by cookie only for the language redirect", () => {
    expect(mayKeepPage("/", answer({ headers: { Vary: "Cookie" } }))).toBe(true)
    const ownPreview = { Vary: "Cookie", "Cache-Control": "private, no-store" }
    expect(mayKeepPage("/", answer({ headers: ownPreview }))).toBe(false)
  })
})
