import { createWriteStream } from "node:fs"
import { rename, rm } from "node:fs/promises"
import { pipeline } from "node:stream/promises"
import type { CommandUnknownOpts } from "@commander-js/extra-typings"
import { FileError } from "#backend/catalogue-csv/parse-catalogue-csv.ts"
import { countTexts, type TextCounts } from "#backend/translation-editing/count-texts.ts"
import {
  fillMissingTexts,
  loadMachineTranslator,
} from "#backend/translation-files/machine-translation.ts"
import {
  type ExportedText,
  listTranslations,
  planImport,
} from "#backend/translation-files/plan-import.ts"
import { saveTranslations } from "#backend/translation-files/save-translations.ts"
import {
  exportedStates,
  formatTranslationFile,
  parseTranslationFile,
} from "#backend/translation-files/translation-file.ts"
import { defaultLocale, type Locale, locales } from "#lib/contract/languages.ts"
import { parseContentLanguage } from "#lib/contract/translation.ts"
import type { CliDeps } from "../cli-deps.ts"
import {
  buildErrorResult,
  buildOutput,
  buildUsageError,
  type Cli,
  type CommandResult,
  requestConfirmation,
  yesOption,
} from "../command.ts"
import { formatFileError } from "../formats.ts"

/** Registers `translations status`: how much of the shop each language has. */
export function registerTranslationStatus(
  translations: CommandUnknownOpts,
  { deps, respond }: Cli,
): void {
  translations
    .command("status")
    .description("Shows how many of the shop's texts are translated, by language and kind.")
    .argument("[language]")
    .action(async (language) => respond(await showStatus(deps, language)))
}

async function showStatus({ db }: CliDeps, word: string | undefined): Promise<CommandResult> {
  const wanted = word === undefined ? null : parseContentLanguage(word)
  if (word !== undefined && wanted === null) return buildLanguageError(word)
  const languages = wanted === null ? await listStartedLanguages({ db }) : [wanted]
  if (languages.length === 0) return buildOutput(["Nothing is translated yet."], [])
  const counted = await countTexts(db, languages)
  const lines = counted.flatMap(({ language, kinds }) => [
    `${language}: ${formatCounts(sumCounts(kinds))}`,
    ...kinds.map((counts) => `  ${counts.kind}: ${formatCounts(counts)}`),
  ])
  const data = counted.map(({ language, kinds }) => ({
    language,
    kinds: kinds.map(({ kind, texts, missing, outdated }) => ({
      kind,
      texts,
      translated: texts - missing,
      outdated,
    })),
  }))
  return buildOutput(lines, data)
}

async function listStartedLanguages({ db }: Pick<CliDeps, "db">): Promise<Locale[]> {
  const rows = await db.selectFrom("translations").select("language").distinct().execute()
  return locales.filter((locale) => rows.some(({ language }) => language === locale))
}

function sumCounts(kinds: readonly TextCounts[]): TextCounts {
  const sum = (name: keyof TextCounts) => kinds.reduce((total, counts) => total + counts[name], 0)
  return { texts: sum("texts"), missing: sum("missing"), outdated: sum("outdated") }
}

function formatCounts({ texts, missing, outdated }: TextCounts): string {
  const translated = texts - missing
  const percent = texts === 0 ? 100 : Math.floor((translated / texts) * 100)
  const old = outdated === 0 ? "" : `, ${outdated} outdated`
  return `${translated} of ${texts} (${percent} %)${old}`
}

/** Registers `translations export`: writes the texts of the shop to translate. */
export function registerExportTranslations(
  translations: CommandUnknownOpts,
  { deps, respond }: Cli,
): void {
  translations
    .command("export")
    .description(
      "Writes the shop's texts and their translations into a file: CSV, or XLIFF 2 (.xlf).",
    )
    .argument("<language>")
    .argument("<file>")
    .option("--open", "Only what is missing or outdated.")
    .option("--outdated", "Only what is outdated.")
    .option(
      "--translator <module>",
      "Fill in what is missing by machine, with the default export of this JavaScript module.",
    )
    .action(async (language, file, { open, outdated, translator = null }) => {
      const state = open ? "open" : outdated ? "outdated" : "any"
      respond(await exportToFile(deps, { word: language, file, state, translator }))
    })
}

type ExportRequest = {
  word: string
  file: string
  state: keyof typeof exportedStates
  /** Name of the module of the machine translation; null for none. */
  translator: string | null
}

async function exportToFile(
  { db, resolveFile }: CliDeps,
  { word, file, state, translator }: ExportRequest,
): Promise<CommandResult> {
  const language = parseContentLanguage(word)
  if (language === null) return buildLanguageError(word)
  const path = resolveFile(file)
  const draft = `${path}.part`
  let count = 0
  let filled = 0
  async function* countAll(texts: AsyncIterable<ExportedText>) {
    for await (const text of texts) {
      count += 1
      if (text.state === "missing" && text.text !== "") filled += 1
      yield text
    }
  }
  try {
    const own = listTranslations(db, language, exportedStates[state])
    const texts =
      translator === null
        ? own
        : fillMissingTexts(own, await loadMachineTranslator(resolveFile(translator)), language)
    const formatted = formatTranslationFile(countAll(texts), { language, name: path })
    await pipeline(formatted, createWriteStream(draft))
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    if (error instanceof FileError) return buildErrorResult(error.message)
    const reason = formatFileError(error)
    if (reason === null) throw error
    return buildErrorResult(`${path} cannot be written: ${reason}.`)
  }
  const lines = [`${count} texts are in ${path}.`]
  if (translator !== null) {
    lines.push(
      `${filled} of them were translated by machine: read them before you import the file.`,
    )
  }
  return buildOutput(lines, { texts: count, translated_by_machine: filled, path })
}

type ImportOptions = { dryRun?: true | undefined; yes?: true | undefined }

/** Registers `translations import`: saves the translations of a file, all or none. */
export function registerImportTranslations(translations: CommandUnknownOpts, cli: Cli): void {
  translations
    .command("import")
    .description(
      "Saves the translations of a CSV or XLIFF 2 file (.xlf): all of them, or none if one is refused.",
    )
    .argument("<language>")
    .argument("<file>")
    .option("--dry-run", "Only show what would be done.")
    .option(...yesOption)
    .addHelpText(
      "after",
      `
A line without a translation is skipped. A text is refused if it lacks a placeholder or a link of the
English text, or has markup that the English text has not.`,
    )
    .action(async (language, file, options) =>
      cli.respond(await importFile(cli.deps, language, file, options)),
    )
}

async function importFile(
  deps: CliDeps,
  word: string,
  file: string,
  options: ImportOptions,
): Promise<CommandResult> {
  const language = parseContentLanguage(word)
  if (language === null) return buildLanguageError(word)
  try {
    const path = deps.resolveFile(file)
    const texts = await parseTranslationFile(path, language)
    const { translations, issues } = await planImport(deps.db, texts)
    if (issues.length > 0) {
      const places = issues.map(
        ({ line, place, message }) => `  line ${line}, ${place}: ${message}`,
      )
      return buildErrorResult(["Nothing was saved.", ...places].join("\n"))
    }
    const data = { texts: translations.length, dry_run: options.dryRun === true }
    if (options.dryRun) {
      return buildOutput([`Dry run, nothing was saved: ${translations.length} texts fit.`], data)
    }
    const question = `This saves ${translations.length} texts in "${language}" now.`
    const confirmed = await requestConfirmation(question, options, deps)
    if (!confirmed.ok) return confirmed
    const changed = await deps.db
      .transaction()
      .execute((trx) => saveTranslations(trx, language, translations))
    return buildOutput(
      [`${changed} texts changed, ${translations.length - changed} were the same.`],
      { ...data, changed },
    )
  } catch (error) {
    if (error instanceof FileError) return buildErrorResult(error.message)
    throw error
  }
}

function buildLanguageError(word: string): CommandResult {
  const others = locales.filter((locale) => locale !== defaultLocale).join(", ")
  return buildUsageError(`"${word}" is no language of translations. They are: ${others}.`)
}
