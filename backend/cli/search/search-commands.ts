import { type CommandUnknownOpts, Option } from "@commander-js/extra-typings"
import {
  addSynonym,
  type EditError,
  listSynonyms,
  removeSearchRedirect,
  removeSynonym,
  type StoredSynonym,
  setSearchRedirect,
} from "#backend/search/edit-search.ts"
import { listSearchRedirects } from "#backend/search/search-redirects.ts"
import { defaultLocale, type Locale, locales } from "#lib/contract/languages.ts"
import type { Result } from "#lib/contract/result.ts"
import type { CliDeps } from "../cli-deps.ts"
import { buildErrorResult, buildOutput, type Cli, type CommandResult } from "../command.ts"

const buildLanguageOption = (description: string) =>
  new Option("--language <code>", description).choices(locales)
const languageOfSynonym = buildLanguageOption("The language whose searches have it.").default(
  defaultLocale,
)

/** Registers `search show`: lists the synonyms and redirects. */
export function registerShowSearch(search: CommandUnknownOpts, { deps, respond }: Cli): void {
  search
    .command("show")
    .description("Lists the synonyms and redirects of the search.")
    .addOption(buildLanguageOption("Only synonyms of this language."))
    .action(async ({ language }) => respond(await showSearch(deps, language ?? null)))
}

async function showSearch({ db }: CliDeps, language: Locale | null): Promise<CommandResult> {
  const [synonyms, redirects] = await Promise.all([
    listSynonyms(db, language),
    listSearchRedirects(db),
  ])
  const lines = [
    synonyms.length === 0 ? "No synonyms." : "Synonyms:",
    ...synonyms.map((synonym) => `  ${formatSynonym(synonym)}`),
    "",
    redirects.length === 0 ? "No redirects." : "Redirects:",
    ...redirects.map(({ words, to_path }) => `  ${words} → ${to_path}`),
  ]
  return buildOutput(lines, { synonyms, redirects })
}

/** Registers `search add-synonym`. */
export function registerAddSynonym(search: CommandUnknownOpts, { deps, respond }: Cli): void {
  search
    .command("add-synonym")
    .description("Makes a search for some words find others as well, and the other way round.")
    .argument("<words>")
    .argument("<others>")
    .option("--one-way", "Only the words find the others, not the other way round.")
    .addOption(languageOfSynonym)
    .action(async (words, others, { oneWay, language }) => {
      const input = { words, others, language, isTwoWay: oneWay !== true }
      respond(
        buildResult(await addSynonym(deps.db, input), input, (added) =>
          added.is_two_way
            ? `“${added.words}” and “${added.others}” now find the same.`
            : `“${added.words}” now finds “${added.others}” as well.`,
        ),
      )
    })
}

/** Registers `search remove-synonym`. */
export function registerRemoveSynonym(search: CommandUnknownOpts, { deps, respond }: Cli): void {
  search
    .command("remove-synonym")
    .description("Removes a synonym.")
    .argument("<words>")
    .argument("<others>")
    .addOption(languageOfSynonym)
    .action(async (words, others, { language }) => {
      const input = { words, others, language }
      respond(
        buildResult(
          await removeSynonym(deps.db, input),
          input,
          (removed) => `Removed: ${formatSynonym(removed)}`,
        ),
      )
    })
}

/** Registers `search set-redirect`. */
export function registerSetRedirect(search: CommandUnknownOpts, { deps, respond }: Cli): void {
  search
    .command("set-redirect")
    .description("Leads a search to a page of the shop instead of its results.")
    .argument("<words>")
    .argument("<path>")
    .action(async (words, target) => {
      const input = { words, target, siteUrl: deps.siteUrl }
      respond(
        buildResult(
          await setSearchRedirect(deps.db, input),
          input,
          (set) => `“${set.words}” now leads to ${set.to_path}`,
        ),
      )
    })
}

/** Registers `search remove-redirect`. */
export function registerRemoveRedirect(search: CommandUnknownOpts, { deps, respond }: Cli): void {
  search
    .command("remove-redirect")
    .description("Lets a search show its results again.")
    .argument("<words>")
    .action(async (words) =>
      respond(
        buildResult(
          await removeSearchRedirect(deps.db, words),
          { words },
          (removed) => `“${removed.words}” shows its results again.`,
        ),
      ),
    )
}

function formatSynonym({ words, others, is_two_way, language }: StoredSynonym): string {
  const place = language === defaultLocale ? "" : ` (${language})`
  return `${words} ${is_two_way ? "=" : "→"} ${others}${place}`
}

type Input = { words: string; others?: string; target?: string }

function buildResult<T>(
  result: Result<T, EditError>,
  input: Input,
  format: (value: T) => string,
): CommandResult {
  return result.ok
    ? buildOutput([format(result.value)], result.value)
    : buildErrorResult(buildErrorText(result.error, input))
}

function buildErrorText(error: EditError, { words, others = "", target = "" }: Input): string {
  switch (error) {
    case "duplicate":
      return `“${words}” finds “${others}” already.`
    case "one_way_exists":
      return `“${words}” finds “${others}” already, but not the other way round. Remove that synonym first.`
    case "same":
      return `“${words}” and “${others}” are the same to the search.`
    case "cycle":
      return `“${others}” already finds “${words}”, so this would lead in a circle. Remove that synonym and add it again without --one-way, so that both find the same.`
    case "no_words":
      return "Both sides need at least one character of a word or number."
    case "too_long":
      return "Use at most four words and 60 characters."
    case "control_characters":
      return "That has characters that nobody can type, such as a line break."
    case "too_many":
      return "There are 500 already. Remove one that is no longer needed."
    case "bad_path":
      return `“${target}” is no page of this shop. Give its path, such as /shipping-and-returns.`
    case "unknown":
      return others === ""
        ? `“${words}” has no redirect.`
        : `“${words}” and “${others}” are no synonyms.`
  }
}
