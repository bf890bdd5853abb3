import { writeFile } from "node:fs/promises"
import type { CommandUnknownOpts } from "@commander-js/extra-typings"
import { listMissedDays, listMissedSearches } from "#backend/search/missed-searches.ts"
import type { CliDeps } from "../cli-deps.ts"
import {
  buildErrorResult,
  buildOutput,
  buildUsageError,
  type Cli,
  type CommandResult,
} from "../command.ts"
import { formatColumns, formatFileError } from "../formats.ts"

const dayMs = 86_400_000
const maxShown = 100

/** Registers `search missed`: shows or exports what was searched in vain. */
export function registerMissedSearches(search: CommandUnknownOpts, { deps, respond }: Cli): void {
  search
    .command("missed")
    .description("Lists what was searched and not found, the most frequent first.")
    .option("--days <number>", "How many days back.", "30")
    .option("--to <file>", "Write the counts of each day to this CSV file.")
    .action(async ({ days, to }) => {
      const number = /^[1-9]\d{0,3}$/.test(days) ? Number(days) : null
      if (number === null) return respond(buildUsageError("--days is a whole number from 1."))
      const since = new Date(deps.now().getTime() - (number - 1) * dayMs)
      respond(await (to === undefined ? listMissed(deps, since) : exportMissed(deps, since, to)))
    })
}

async function listMissed({ db }: CliDeps, since: Date): Promise<CommandResult> {
  const missed = await listMissedSearches(db, since, maxShown)
  const rows = missed.map(({ words, count, last_day }) => [String(count), last_day, words])
  const lines =
    rows.length === 0
      ? ["Everything that was searched was found."]
      : formatColumns([["Times", "Last", "Searched"], ...rows])
  return buildOutput(lines, missed)
}

async function exportMissed(
  { db, resolveFile }: CliDeps,
  since: Date,
  file: string,
): Promise<CommandResult> {
  const days = await listMissedDays(db, since)
  // Words have no punctuation: no cell needs quotation marks or starts a formula.
  const csv = [
    "Day,Searched,Times",
    ...days.map(({ day, words, count }) => `${day},${words},${count}`),
  ]
  try {
    await writeFile(resolveFile(file), `${csv.join("\n")}\n`, { flag: "wx" })
  } catch (error) {
    const reason = formatFileError(error)
    if (reason === null) throw error
    return buildErrorResult(`${file} could not be written: ${reason}.`)
  }
  return buildOutput([`${days.length} lines were written to ${file}.`], {
    file,
    count: days.length,
  })
}
