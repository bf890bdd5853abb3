import { jest } from "@jest/globals"

/** The settings are read once from the process, so each case begins with a process of its own. */
async function build(
  editor: string | undefined,
  ...asked: [kind: "product" | "sitemap", record?: string]
) {
  const { EDITOR_URL: before } = process.env
  if (editor === undefined) delete process.env.EDITOR_URL
  else process.env.EDITOR_URL = editor
  jest.resetModules()
  const { buildEditorUrl } = await import("./editor-url.ts")
  const url = buildEditorUrl(...asked)
  if (before === undefined) delete process.env.EDITOR_URL
  else process.env.EDITOR_URL = before
  return url
}

describe("where a record is changed", () => {
  it("is its place in the editing system", async () => {
    const url = "https://editor.example/admin/product/moon-lamp"
    expect(await build("https://editor.example/admin/", "product", "moon-lamp")).toBe(url)
    expect(await build("https://editor.example/admin", "product", "moon-lamp")).toBe(url)
  })

  it("is the list of its kind where no record is named, and nothing can break out of its name", async () => {
    expect(await build("https://editor.example", "sitemap")).toBe("https://editor.example/sitemap")
    expect(await build("https://editor.example", "product", "../?a#b")).toBe(
      "https://editor.example/product/..%2F%3Fa%23b",
    )
  })

  it("is nowhere without an editing system", async () => {
    expect(await build(undefined, "product", "moon-lamp")).toBeNull()
  })
})
