import { GET } from "./route.ts"

const ask = (query: string) => GET(new Request(`http://localhost/api/search-redirect?${query}`))

describe("a search form without scripts", () => {
  it("is led to the results' own address", () => {
    const response = ask("query=1/2+caf%C3%A9")
    expect(response.status).toBe(303)
    expect(response.headers.get("Location")).toBe("/search/1%202%20caf%C3%A9")
  })

  it("is led back to the search page with nothing to search for", () => {
    expect(ask("query=+").headers.get("Location")).toBe("/search")
    expect(ask("").headers.get("Location")).toBe("/search")
  })

  it("is refused with a sentence when the words cannot be searched", async () => {
    const response = ask(`query=${"a".repeat(101)}`)
    expect(response.status).toBe(400)
    expect(await response.text()).toMatch(/at most 100 characters/)
  })

  it("never leads to another host, whatever the language is said to be", () => {
    expect(ask("query=a&locale=//evil.example").headers.get("Location")).toBe("/search/a")
    expect(ask("query=//evil.example").headers.get("Location")).toBe("/search/evil%20example")
  })
})
