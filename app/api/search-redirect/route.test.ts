import { GET } from "./route.ts"

const sendRequest = (query: string) =>
  GET(new Request(`http://localhost/api/search-redirect?${query}`))

describe("search redirect route", () => {
  it("redirects to the canonical URL of the results", () => {
    const response = sendRequest("query=1/2+caf%C3%A9")
    expect(response.status).toBe(303)
    expect(response.headers.get("Location")).toBe("/search/1%202%20caf%C3%A9")
  })

  it("redirects to the search page without search terms", () => {
    expect(sendRequest("query=+").headers.get("Location")).toBe("/search")
    expect(sendRequest("").headers.get("Location")).toBe("/search")
  })

  it("rejects search terms of more than 100 characters with a message", async () => {
    const response = sendRequest(`query=${"a".repeat(101)}`)
    expect(response.status).toBe(400)
    expect(await response.text()).toMatch(/at most 100 characters/)
  })

  it("never redirects to another host, whatever the locale parameter contains", () => {
    expect(sendRequest("query=a&locale=//evil.example").headers.get("Location")).toBe("/search/a")
    expect(sendRequest("query=//evil.example").headers.get("Location")).toBe(
      "/search/evil%20example",
    )
  })
})
