import { GET } from "./route.ts"

let redirect: string | null
let isAvailable: boolean
let bodies: unknown[]

beforeEach(() => {
  redirect = null
  isAvailable = true
  bodies = []
  globalThis.fetch = async (_url, init) => {
    bodies.push(JSON.parse(String(init?.body)))
    return isAvailable ? Response.json({ redirect }) : new Response("", { status: 503 })
  }
})

const userAgent = "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0"
const sendRequest = (query: string, headers: HeadersInit = { "user-agent": userAgent }) =>
  GET(new Request(`http://localhost/api/search-redirect?${query}`, { headers }))
const getLocation = async (query: string) => (await sendRequest(query)).headers.get("Location")

describe("search redirect route", () => {
  it("redirects to the canonical URL of the results", async () => {
    const response = await sendRequest("query=1/2+caf%C3%A9")
    expect(response.status).toBe(303)
    expect(response.headers.get("Location")).toBe("/search/1%202%20caf%C3%A9")
    expect(bodies).toEqual([{ query: "1/2 café", is_robot: false }])
  })

  it("redirects to where the owner leads the search, in the visitor's language", async () => {
    redirect = "/shipping-and-returns#how"
    expect(await getLocation("query=returns&locale=de")).toBe("/de/shipping-and-returns#how")
  })

  it("redirects to the results while the API is unavailable", async () => {
    isAvailable = false
    expect(await getLocation("query=outage")).toBe("/search/outage")
  })

  it("reports a robot's search as one", async () => {
    await sendRequest("query=a", { "user-agent": "Googlebot/2.1" })
    await sendRequest("query=a", {})
    expect(bodies).toEqual([
      { query: "a", is_robot: true },
      { query: "a", is_robot: true },
    ])
  })

  it("redirects to the search page without search terms", async () => {
    expect(await getLocation("query=+")).toBe("/search")
    expect(await getLocation("")).toBe("/search")
  })

  it("rejects search terms of more than 100 characters with a message", async () => {
    const response = await sendRequest(`query=${"a".repeat(101)}`)
    expect(response.status).toBe(400)
    expect(await response.text()).toMatch(/at most 100 characters/)
    expect((await sendRequest(`query=%22${"a".repeat(100)}%22`)).status).toBe(303)
  })

  it("never redirects to another host, whatever the parameters or the API contain", async () => {
    expect(await getLocation("query=a&locale=//evil.example")).toBe("/search/a")
    expect(await getLocation("query=//evil.example")).toBe("/search/evil%20example")
    for (redirect of ["//evil.example", "https://evil.example", "/\\evil.example", "evil"]) {
      expect(await getLocation("query=b")).toBe("/search/b")
    }
  })
})
