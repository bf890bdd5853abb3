import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { XMLValidator } from "fast-xml-parser"
import type { ExportedText } from "./plan-import.ts"
import { formatTranslationXliff, parseTranslationXliff } from "./translation-xliff.ts"

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "curlew-xliff-"))
})
afterAll(() => rm(folder, { recursive: true }))

const exported: ExportedText[] = [
  {
    kind: "product",
    record: "clear",
    field: "content",
    format: "html",
    source: '<p>Clear & "hard"</p>\n<p>Two</p>',
    text: "<p>Klar</p>\n<p>Zwei</p>",
    state: "outdated",
  },
  {
    kind: "term",
    record: "0",
    field: "Matt black",
    format: "text",
    source: "Matt black",
    text: "",
    state: "missing",
  },
]

async function* list(texts: readonly ExportedText[]) {
  yield* texts
}

async function format(texts: readonly ExportedText[]): Promise<string> {
  let xml = ""
  for await (const part of formatTranslationXliff(list(texts), "de")) xml += part
  return xml
}

async function parse(xml: string) {
  const path = join(folder, "file.xlf")
  await writeFile(path, xml)
  return parseTranslationXliff(path, "de")
}

describe("an XLIFF 2 file", () => {
  it("is well-formed, and has every text with its state", async () => {
    const xml = await format(exported)
    expect(XMLValidator.validate(xml)).toBe(true)
    expect(xml).toContain('srcLang="en" trgLang="de"')
    expect(xml).toContain('<segment state="initial" subState="shop:outdated">')
    expect(XMLValidator.validate(await format([]))).toBe(true)
  })

  it("is read as it was written", async () => {
    expect(await parse(await format(exported))).toEqual(
      exported.map(({ kind, record, field, source, text }, at) => ({
        line: at === 0 ? 4 : 9,
        kind,
        record,
        field,
        source,
        text,
      })),
    )
  })

  const wrap = (unit: string, language = "de") =>
    `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" trgLang="${language}">
<file id="product"><unit id="u1" name="clear name">${unit}</unit></file></xliff>`
  const segment = (source: string, target: string | null) =>
    `<segment><source>${source}</source>${target === null ? "" : `<target>${target}</target>`}</segment>`

  it("may divide a text into segments, all of which are translated, or none counts", async () => {
    const whole = `${segment("One.", "Eins.")}<ignorable><source> </source><target> </target></ignorable>`
    expect(await parse(wrap(whole + segment("Two.", "Zwei.")))).toMatchObject([
      { source: "One. Two.", text: "Eins. Zwei." },
    ])
    expect(await parse(wrap(whole + segment("Two.", null)))).toMatchObject([{ text: "" }])
  })

  it.each([
    [
      "another language",
      wrap(segment("A", "B"), "fr"),
      'line 1: The file is for the language "fr"',
    ],
    ["inline elements", wrap(segment("A", '<ph id="1"/>')), "line 2: <ph> inside of a text"],
    ["a broken end", "<xliff><file>", "is not XML"],
    ["a document type", "<!DOCTYPE a [<!ENTITY b 'c'>]><a/>", "A document type is not accepted"],
  ])("is refused with its line for %s", async (_name, xml, message) => {
    await expect(parse(xml)).rejects.toThrow(message)
  })
})
