import { parseWorkerMessage } from "./worker-message.ts"

describe("what a page tells the worker", () => {
  const visited = { kind: "visited", path: "/shop", how: "loaded", files: ["/a.js"] }

  it("is read as it was told", () => {
    expect(parseWorkerMessage(visited)).toEqual(visited)
    expect(parseWorkerMessage({ kind: "take-over" })).toEqual({ kind: "take-over" })
  })

  it.each([
    ...[null, undefined, 7, "take-over", [], {}, { kind: "other" }, { kind: "visited" }],
    ...[
      { ...visited, path: 7 },
      { ...visited, path: "https://other.example/" },
    ],
    ...[
      { ...visited, how: "dreamt" },
      { ...visited, files: "/a.js" },
    ],
  ])("is taken as nothing where another version of the shop says it: %j", (data) => {
    expect(parseWorkerMessage(data)).toBeNull()
  })

  it("is heard as far as 150 files go, and only where they are addresses", () => {
    const files = [7, ...Array.from({ length: 400 }, (_, at) => `/${at}.js`)]
    expect(parseWorkerMessage({ ...visited, files })).toMatchObject({ files: files.slice(1, 151) })
  })
})
