import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Kysely } from "kysely"
import { FileError } from "#backend/catalogue-csv/parse-catalogue-csv.ts"
import type { Database } from "#backend/db/schema.ts"
import { type ApiError, buildFieldError } from "#backend/http/api-error.ts"
import type { Locale } from "#lib/contract/languages.ts"
import type { Result } from "#lib/contract/result.ts"
import {
  type ExportedText,
  type ImportedText,
  type ImportPlan,
  listTranslations,
  planImport,
  type TranslationState,
} from "./plan-import.ts"
import { formatTranslationCsv, parseTranslationCsv } from "./translation-csv.ts"
import { formatTranslationXliff, parseTranslationXliff } from "./translation-xliff.ts"

type Db = Kysely<Database>

/** True for the name of an XLIFF file; any other is a CSV file. */
export function isXliffName(name: string): boolean {
  return /\.xl(?:if)?f$/i.test(name)
}

/** Yields a file of texts, in the format of its name. */
export function formatTranslationFile(
  texts: AsyncIterable<ExportedText>,
  { language, name }: { language: Locale; name: string },
): AsyncGenerator<string> {
  return isXliffName(name) ? formatTranslationXliff(texts, language) : formatTranslationCsv(texts)
}

/** Parses a file of translations, in the format of its name. Throws a FileError. */
export function parseTranslationFile(path: string, language: Locale): Promise<ImportedText[]> {
  return isXliffName(path) ? parseTranslationXliff(path, language) : parseTranslationCsv(path)
}

/** Which texts a file has: `open` are the missing and the outdated ones. */
export const exportedStates = {
  any: ["translated", "outdated", "missing"],
  open: ["outdated", "missing"],
  outdated: ["outdated"],
} as const satisfies Readonly<Record<string, readonly TranslationState[]>>

type FileInput = {
  language: Locale
  format: "csv" | "xliff"
  state: keyof typeof exportedStates
}

/** Returns the texts of the shop and their translations as a file in Base64. */
export async function buildTranslationFile(
  db: Db,
  { language, format, state }: FileInput,
  now: Date,
): Promise<{ name: string; mime: string; data: string }> {
  const day = now.toISOString().slice(0, 10)
  const name = `translations-${language}-${day}.${format === "csv" ? "csv" : "xlf"}`
  const texts = listTranslations(db, language, exportedStates[state])
  const chunks: string[] = []
  for await (const chunk of formatTranslationFile(texts, { language, name })) chunks.push(chunk)
  return {
    name,
    mime: format === "csv" ? "text/csv; charset=utf-8" : "application/xliff+xml",
    data: Buffer.from(chunks.join("")).toString("base64"),
  }
}

/** Validates an uploaded file as the console does. A file that cannot be read is rejected as a whole. */
export async function buildFilePlan(
  db: Db,
  { language, name, text }: { language: Locale; name: string; text: string },
): Promise<Result<ImportPlan, ApiError>> {
  const folder = await mkdtemp(join(tmpdir(), "curlew-translations-"))
  const path = join(folder, isXliffName(name) ? "translations.xlf" : "translations.csv")
  try {
    await writeFile(path, text)
    return { ok: true, value: await planImport(db, await parseTranslationFile(path, language)) }
  } catch (error) {
    if (!(error instanceof FileError)) throw error
    const reason = error.message.replaceAll(path, name)
    const detail = { code: "translation_file_invalid", params: { reason } } as const
    return { ok: false, error: buildFieldError("text", detail) }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
