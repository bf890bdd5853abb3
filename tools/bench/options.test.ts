import { parseBenchOptions } from "./options.ts"

describe("benchmark flags", () => {
  it("defaults to every section in a shop of the benchmark's own, five runs each", () => {
    expect(parseBenchOptions([])).toEqual({
      runs: 5,
      only: [
        "pages",
        "nav",
        "cart",
        "load",
        "memory",
        "api",
        "build",
        "render",
        "audit",
        "lists",
        "sitemap",
      ],
      url: null,
      apiUrl: null,
      products: null,
    })
  })

  it("selects sections by repeating --only or with commas", () => {
    expect(parseBenchOptions(["--only", "pages,nav", "--only", "api"]).only).toEqual([
      "pages",
      "nav",
      "api",
    ])
  })

  it("removes the trailing slash of a running shop's URL", () => {
    expect(parseBenchOptions(["--url", "http://127.0.0.1:3000/"]).url).toBe("http://127.0.0.1:3000")
  })

  it.each([
    [["--runs", "0"], "--runs must be a whole number from 1 to 99."],
    [["--runs", "2e1"], "--runs must"],
    [
      ["--only", "speed"],
      "--only must be one or more of pages, nav, cart, load, memory, api, build, render, audit, lists, sitemap",
    ],
    [["--url", "ftp://127.0.0.1"], "--url must be an http or https address"],
    [["--products", "many"], "--products must be a whole number"],
    [["--url", "http://127.0.0.1:3000", "--products", "500"], "leave out --url"],
    [["--api-url", "http://127.0.0.1:4000"], "name that shop with --url too"],
    [["--fast"], "The flags are --runs N"],
  ])("rejects %j with a message that names the expected value", (args, message) => {
    expect(() => parseBenchOptions(args)).toThrow(message)
  })
})
