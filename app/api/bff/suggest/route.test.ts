import { GET } from "./route.ts"

const hit = (id: number, slug: string) => ({
  kind: "page",
  id,
  name: slug,
  slug,
  parent: "",
  text: "",
})
let redirect: { path: string; name: string } | null

beforeEach(() => {
  redirect = null
  globalThis.fetch = async () => {
    const content = [hit(1, "faq"), hit(2, "returns"), hit(3, "about")]
    return Response.json({ data: [], count: 0, content, redirect })
  }
})

let searches = 0
/** Returns the paths that a search suggests beside products. */
async function listPaths(): Promise<string[]> {
  searches += 1
  const response = await GET(new Request(`http://localhost/api/bff/suggest?query=a${searches}`))
  const { content }: { content: { path: string }[] } = await response.json()
  return content.map(({ path }) => path)
}

describe("suggestions", () => {
  it("have at most two hits of a kind", async () => {
    expect(await listPaths()).toEqual(["/faq", "/returns"])
  })

  it("start with the page that the owner leads the search to, once", async () => {
    redirect = { path: "/returns", name: "Shipping and Returns" }
    expect(await listPaths()).toEqual(["/returns", "/faq"])
  })

  it.each(["//evil.example", "/\\evil.example", "https://evil.example"])(
    "never lead to %s",
    async (path) => {
      redirect = { path, name: "Returns" }
      expect(await listPaths()).toEqual(["/faq", "/returns"])
    },
  )
})
