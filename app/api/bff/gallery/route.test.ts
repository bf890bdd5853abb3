import { GET } from "./route.ts"

const sendRequest = (query: string) => GET(new Request(`http://localhost/api/bff/gallery?${query}`))

describe("gallery route", () => {
  it.each([
    "",
    "id=",
    "id=0",
    "id=-1",
    "id=1.5",
    "id=1e3",
    "id=99999999999",
    "id=one",
    "id=1&aspect=2x1",
    "id=1&aspect=",
    "id=1&language=xx",
  ])("rejects “%s” without a request to the API", async (query) => {
    const response = await sendRequest(query)
    expect(response.status).toBe(400)
    expect(response.headers.get("Cache-Control")).toBe("no-store")
    expect(await response.json()).toEqual({
      code: "BAD_REQUEST",
      message: "Give the number of a gallery, an aspect such as 16x9, and a language such as de.",
    })
  })
})
