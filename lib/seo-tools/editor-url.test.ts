import { jest } from "@jest/globals"
import { resolvePageRecord } from "./editor-url.ts"

/** Builds a URL after a module reset, because the environment is read once per process. */
async function build(
  editor: string | undefined,
  ...args: [kind: "product" | "sitemap", record?: string]
) {
  const { EDITOR_URL: before } = process.env
  if (editor === undefined) delete process.env.EDITOR_URL
  else process.env.EDITOR_URL = editor
  jest.resetModules()
  const { buildEditorUrl } = await import("./editor-url.ts")
  const url = buildEditorUrl(...args)
  if (before === undefined) delete process.env.EDITOR_URL
  else process.env.EDITOR_URL = before
  return url
}

describe("editor URL of a record", () => {
  it("points to the record in the editor", async () => {
    const url = "https://editor.example/admin/product/moon-lamp"
    expect(await build("https://editor.example/admin/", "product", "moon-lamp")).toBe(url)
    expect(await build("https://editor.example/admin", "product", "moon-lamp")).toBe(url)
  })

  it("points to the list without a record, and escapes the name of the record", async () => {
    expect(await build("https://editor.example", "sitemap")).toBe("https://editor.example/sitemap")
    expect(await build("https://editor.example", "product", "../?a#b")).toBe(
      "https://editor.example/product/..%2F%3Fa%23b",
    )
  })

  it("is null without an editor", async () => {
    expect(await build(undefined, "product", "moon-lamp")).toBeNull()
  })
})

describe("record of a page", () => {
  it.each([
    ["/", "page", "home"],
    ["/about", "page", "about"],
    ["/gallery/workshop", "page", "gallery"],
    ["/product/moon-lamp", "product", "moon-lamp"],
    ["/product/moon-lamp?colour=blue", "product", "moon-lamp"],
    ["/shop", "group", "shop"],
    ["/shop/resin/2", "group", "resin"],
    ["/shop-christmas/baubles", "group", "baubles"],
    ["/blog/choosing-a-resin", "article", "choosing-a-resin"],
    ["/blog", "page", "blog"],
    ["/blog/page/2", "page", "blog"],
    ["/en/product/moon-lamp", "product", "moon-lamp"],
  ])("resolves %s to the %s %s", (path, kind, slug) => {
    expect(resolvePageRecord(path)).toEqual({ kind, slug })
  })

  it("is null for a search", () => {
    expect(resolvePageRecord("/search/resin")).toBeNull()
    expect(resolvePageRecord("/product")).toBeNull()
  })
})
