import { readFile } from "node:fs/promises"
import { SaxesParser } from "saxes"
import { buildFileError, FileError } from "#backend/catalogue-csv/parse-catalogue-csv.ts"
import { defaultLocale, type Locale } from "#lib/contract/languages.ts"
import type { ExportedText, ImportedText } from "./plan-import.ts"

const namespace = "urn:oasis:names:tc:xliff:document:2.0"

/** State of a segment in XLIFF 2; one that is outdated has to be translated again. */
const states = {
  missing: 'state="initial"',
  outdated: 'state="initial" subState="shop:outdated"',
  translated: 'state="translated"',
} as const satisfies Readonly<Record<ExportedText["state"], string>>

/**
 * Yields an XLIFF 2 file of texts with their translations: a `file` for each kind of record, and a
 * `unit` for each text, whose name is the record and the field. HTML is text, with its tags escaped.
 */
export async function* formatTranslationXliff(
  texts: AsyncIterable<ExportedText>,
  language: Locale,
): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<xliff xmlns="${namespace}" version="2.0"`
  yield ` srcLang="${defaultLocale}" trgLang="${language}">\n`
  let openKind: string | null = null
  let number = 0
  for await (const { kind, record, field, state, source, text } of texts) {
    if (kind !== openKind) {
      if (openKind !== null) yield "</file>\n"
      yield `<file id="${kind}">\n`
      openKind = kind
    }
    number += 1
    const target = text === "" ? "" : `<target xml:space="preserve">${escapeText(text)}</target>`
    yield `<unit id="u${number}" name="${escapeText(`${record} ${field}`)}"><segment ${states[state]}>` +
      `<source xml:space="preserve">${escapeText(source)}</source>${target}</segment></unit>\n`
  }
  yield openKind === null ? '<file id="none"></file>\n</xliff>\n' : "</file>\n</xliff>\n"
}

function escapeText(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll(/[^\P{Cc}\n\t]/gu, "")
}

type Unit = { line: number; name: string; sources: string[]; targets: (string | null)[] }

/**
 * Parses such a file for a language. Segments into which a translator has divided a text are joined;
 * a text of which one has no translation is skipped. Throws a FileError, with the line.
 */
export async function parseTranslationXliff(
  path: string,
  language: Locale,
): Promise<ImportedText[]> {
  const xml = await readText(path)
  const texts: ImportedText[] = []
  const parser = new SaxesParser({ xmlns: true, fileName: path })
  const fail = (message: string) => {
    throw new FileError(`${path}, line ${parser.line}: ${message}`)
  }
  let kind = ""
  let unit: Unit | null = null
  let written: "source" | "target" | null = null
  parser.on("error", (error) => fail(`is not XML (${error.message.replace(/^[^ ]* /, "")}).`))
  parser.on("doctype", () => fail("A document type is not accepted."))
  parser.on("opentag", ({ uri, local, attributes }) => {
    const get = (name: string) => attributes[name]?.value ?? ""
    if (written !== null) fail(`<${local}> inside of a text is not known; write its tags as text.`)
    if (uri !== namespace) return
    if (local === "xliff" && get("trgLang") !== language) {
      fail(`The file is for the language "${get("trgLang")}", not for "${language}".`)
    }
    if (local === "file") kind = get("id")
    if (local === "unit") {
      unit = { line: parser.line, name: get("name"), sources: [], targets: [] }
    }
    if (local === "segment" || local === "ignorable") {
      unit?.sources.push("")
      unit?.targets.push(local === "segment" ? null : "")
    }
    if (local !== "source" && local !== "target") return
    written = local
    if (local === "target" && unit) unit.targets[unit.targets.length - 1] = ""
  })
  const append = (text: string) => {
    const list = written === "source" ? unit?.sources : unit?.targets
    if (written !== null && list) list[list.length - 1] = `${list.at(-1) ?? ""}${text}`
  }
  parser.on("text", append)
  parser.on("cdata", append)
  parser.on("closetag", ({ uri, local }) => {
    if (uri !== namespace) return
    if (local === "source" || local === "target") written = null
    if (local !== "unit" || unit === null) return
    texts.push(buildText(kind, unit))
    unit = null
  })
  parser.write(xml).close()
  return texts
}

function buildText(kind: string, { line, name, sources, targets }: Unit): ImportedText {
  const [record = "", ...field] = name.split(" ")
  const isTranslated = targets.every((target) => target !== null)
  return {
    line,
    kind,
    record,
    field: field.join(" "),
    source: sources.join(""),
    text: isTranslated ? targets.join("") : "",
  }
}

async function readText(path: string): Promise<string> {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(await readFile(path))
  } catch (error) {
    if (error instanceof TypeError) throw new FileError(`${path} is not UTF-8.`)
    throw buildFileError(path, error) ?? error
  }
}
