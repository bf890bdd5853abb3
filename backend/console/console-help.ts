import type { Command } from "./command.ts"
import { formatColumns } from "./format-columns.ts"

const start = "npm run shop --"

/**
 * Builds the overview of all commands, or of one subject's commands; `isKnown` is false if the
 * names match neither.
 */
export function buildOverview(
  commands: readonly Command[],
  names: readonly string[],
): { text: string; isKnown: boolean } {
  const [subject = ""] = names
  const matching = commands.filter(({ name }) => name.split(" ")[0] === subject)
  const isKnown = names.length === 0 || (matching.length > 0 && names.length === 1)
  const shown = matching.length > 0 ? matching : commands
  const table = formatColumns(
    shown.map((command) => [`  ${buildUsage(command)}`, command.description]),
  )
  const text = [
    ...(isKnown ? [] : [`There is no command "${names.join(" ")}".`, ""]),
    `${start} COMMAND`,
    "",
    ...table,
    "",
    "Add --help to a command to see its options, and --json for output that programs can read.",
  ]
  return { text: text.join("\n"), isKnown }
}

/** Builds the help of one command. */
export function buildCommandHelp(command: Command): string {
  const choices = Object.entries(command.options).map(([name, { hint, description }]) => [
    `  --${name}${hint === undefined ? "" : ` ${hint}`}`,
    description,
  ])
  const lines = [
    `${start} ${buildUsage(command)}`,
    "",
    command.description,
    "",
    ...formatColumns([...choices, ["  --json", "Print JSON."]]),
    ...(command.notes ? ["", ...command.notes] : []),
  ]
  return lines.join("\n")
}

function buildUsage({ name, operands, isRepeatable }: Command): string {
  return [name, ...operands, ...(isRepeatable ? ["…"] : [])].join(" ")
}
