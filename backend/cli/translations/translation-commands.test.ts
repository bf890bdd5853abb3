import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { type CliFixture, createCliFixture } from "#tests/fixtures/cli.ts"
import { importTranslations } from "#tests/support/import-translations.ts"
import { createProductRow } from "#tests/support/shop-rows.ts"

let fixture: CliFixture
let folder: string
beforeAll(async () => {
  fixture = await createCliFixture()
  folder = await mkdtemp(join(tmpdir(), "curlew-translations-"))
  const content = '<p>Clear. <a href="/care">Care</a></p>'
  await createProductRow(fixture.db, "clear", { name: "Clear resin", blurb: "Clear", content })
  await importTranslations(fixture.db, "de", [["product", "clear", "name", "Klares Harz"]])
})
afterAll(async () => {
  await fixture.close()
  await rm(folder, { recursive: true, force: true })
})

let modules = 0
async function saveModule(source: string): Promise<string> {
  modules += 1
  const path = join(folder, `translator-${modules}.mjs`)
  await writeFile(path, source)
  return path
}

const exportWith = (translator: string, name = "german.csv") =>
  fixture.run("translations", "export", "de", join(folder, name), "--translator", translator)

describe("an export with a machine translation", () => {
  it("fills in what is missing and fits, and leaves what people have translated", async () => {
    const translator = await saveModule(
      `export default (texts, language) => Promise.resolve(
        texts.map(({ text, format }) => format === "html" ? "<p>Klar.</p>" : language + " " + text))`,
    )
    const { code, printed } = await exportWith(translator)
    expect([code, printed.slice(1)]).toEqual([
      0,
      ["1 of them were translated by machine: read them before you import the file."],
    ])
    const lines = (await readFile(join(folder, "german.csv"), "utf8")).split(/\r?\n/)
    const find = (field: string) => lines.find((line) => line.startsWith(`product,clear,${field},`))
    expect(find("name")).toContain(",Klares Harz")
    expect(find("blurb")).toContain(",de Clear")
    // It lost the link of the English text.
    expect(find("content")).not.toContain("Klar.")
  })

  it.each([
    ["export default 1", /has no default export that is a function/],
    ["nonsense(", /cannot be loaded/],
    ["export default () => { throw new Error('No credit') }", /failed: No credit/],
    ["export default () => ['one']", /something else than \d+ texts/],
  ])("writes no file with the module %s", async (source, message) => {
    const { code, printed, noted } = await exportWith(await saveModule(source), "none.csv")
    expect([code, [...printed, ...noted].join(" ")]).toEqual([1, expect.stringMatching(message)])
    await expect(readFile(join(folder, "none.csv"))).rejects.toThrow("ENOENT")
  })
})
