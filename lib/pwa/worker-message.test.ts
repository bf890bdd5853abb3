import { parseWorkerMessage } from "./worker-message.ts"

describe("a message from a page to the service worker", () => {
  const visited = { kind: "visited", path: "/shop", how: "loaded", files: ["/a.js"] }

  it("is parsed as it was sent", () => {
    expect(parseWorkerMessage(visited)).toEqual(visited)
    expect(parseWorkerMessage({ kind: "take-over" })).toEqual({ kind: "take-over" })
  })

  it.each([
    null,
    undefined,
    7,
    "take-over",
    [],
    {},
    { kind: "other" },
    { kind: "visited" },
    { ...visited, path: 7 },
    { ...visited, path: "https://other.example/" },
    { ...visited, how: "dreamt" },
    { ...visited, files: "/a.js" },
  ])("is ignored if it comes from another version of the shop: %j", (data) => {
    expect(parseWorkerMessage(data)).toBeNull()
  })

  it("is limited to 150 files, and only strings count", () => {
    const files = [7, ...Array.from({ length: 400 }, (_, at) => `/${at}.js`)]
    expect(parseWorkerMessage({ ...visited, files })).toMatchObject({ files: files.slice(1, 151) })
  })
})
