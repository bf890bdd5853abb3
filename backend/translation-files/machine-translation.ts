import { pathToFileURL } from "node:url"
import { FileError } from "#backend/catalogue-csv/parse-catalogue-csv.ts"
import type { Locale } from "#lib/contract/languages.ts"
import type { TextFormat } from "#lib/contract/translation.ts"
import { type ExportedText, parseTranslation } from "./plan-import.ts"

/**
 * The port of machine translation: translates English texts and returns the translations in the same
 * order. An HTML text has tags and links that stay, and any text may have placeholders such as
 * `{name}`. The shop has no adapter: the owner names a module that exports one by default.
 */
export type MachineTranslator = (
  texts: readonly { text: string; format: TextFormat }[],
  language: Locale,
) => Promise<readonly string[]>

/** How many texts one call gets. */
const textsPerCall = 50

/** Loads the default export of a JavaScript module. Throws a FileError if it is no function. */
export async function loadMachineTranslator(path: string): Promise<MachineTranslator> {
  let translate: unknown
  try {
    translate = Reflect.get(Object(await import(pathToFileURL(path).href)), "default")
  } catch (error) {
    throw new FileError(`${path} cannot be loaded: ${getErrorText(error)}`)
  }
  if (typeof translate !== "function") {
    throw new FileError(`${path} has no default export that is a function.`)
  }
  return async (texts, language) => parseResult(await translate(texts, language), texts.length)
}

function parseResult(result: unknown, count: number): readonly string[] {
  const isFitting = Array.isArray(result) && result.every((text) => typeof text === "string")
  if (isFitting && result.length === count) return result
  throw new Error(`It returned something else than ${count} texts.`)
}

/**
 * Yields the texts with the missing translations from the translator. One that an import would reject,
 * because a link, a placeholder or a tag differs, stays empty. Throws a FileError if the translator fails.
 */
export async function* fillMissingTexts(
  texts: AsyncIterable<ExportedText>,
  translate: MachineTranslator,
  language: Locale,
): AsyncGenerator<ExportedText> {
  let batch: ExportedText[] = []
  for await (const text of texts) {
    batch.push(text)
    if (batch.length < textsPerCall) continue
    yield* await fillBatch(batch, translate, language)
    batch = []
  }
  yield* await fillBatch(batch, translate, language)
}

async function fillBatch(
  batch: readonly ExportedText[],
  translate: MachineTranslator,
  language: Locale,
): Promise<ExportedText[]> {
  const missing = batch.filter(({ state }) => state === "missing")
  if (missing.length === 0) return [...batch]
  const given = missing.map(({ source: text, format }) => ({ text, format }))
  const translated = await translate(given, language).catch((error: unknown) => {
    throw new FileError(`The machine translation failed: ${getErrorText(error)}`)
  })
  const textOf = new Map(missing.map((each, at) => [each, translated[at] ?? ""]))
  return batch.map((each) => {
    const { field, format, source } = each
    const parsed = parseTranslation({ field, format, text: source }, textOf.get(each) ?? "")
    return textOf.has(each) && "text" in parsed ? { ...each, text: parsed.text } : each
  })
}

function getErrorText(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
