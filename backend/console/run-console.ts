import { type ParseArgsConfig, parseArgs } from "node:util"
import type { Command, CommandInput, CommandResult } from "./command.ts"
import type { ConsoleDeps } from "./console-deps.ts"
import { formatColumns } from "./format-columns.ts"

const codes = { done: 0, failed: 1, misused: 2 } as const

/**
 * Runs a command line and returns the exit code: 0 on success, 1 if it failed as a whole or in
 * part, 2 for a usage error.
 */
export async function runConsole(
  commands: readonly Command[],
  words: readonly string[],
  deps: ConsoleDeps,
): Promise<number> {
  const { terminal } = deps
  const names = words.filter((word) => !word.startsWith("-")).slice(0, 2)
  const command = commands.find(({ name }) => name === names.join(" "))
  const wantsHelp = words.some((word) => word === "--help" || word === "-h")
  if (command === undefined) {
    const { text, isKnown } = buildOverview(commands, names)
    if (wantsHelp || words.length === 0) {
      terminal.print(text)
      return isKnown ? codes.done : codes.misused
    }
    terminal.note(text)
    return codes.misused
  }
  if (wantsHelp) {
    terminal.print(buildCommandHelp(command))
    return codes.done
  }
  const input = parseInput(command, words)
  if (typeof input === "string") {
    terminal.note(`${input}\n\n${buildCommandHelp(command)}`)
    return codes.misused
  }
  return printResult(await command.run(input, deps), input.flag("json"), deps)
}

function printResult(
  result: CommandResult,
  isForPrograms: boolean,
  { terminal }: ConsoleDeps,
): number {
  if ("error" in result) {
    if (isForPrograms) terminal.print(JSON.stringify({ error: result.error }))
    terminal.note(result.error)
    return result.isMisused ? codes.misused : codes.failed
  }
  if (isForPrograms) terminal.print(JSON.stringify(result.data))
  else for (const line of result.lines) terminal.print(line)
  return result.isFailed ? codes.failed : codes.done
}

/** Parses the arguments after the command's name, or returns a message about the invalid one. */
function parseInput(command: Command, words: readonly string[]): CommandInput | string {
  const config: ParseArgsConfig["options"] = { json: { type: "boolean" } }
  for (const [option, { hint }] of Object.entries(command.options)) {
    config[option] = { type: hint === undefined ? "boolean" : "string" }
  }
  try {
    const parsed = parseArgs({ args: [...words], options: config, allowPositionals: true })
    const { values } = parsed
    const positionals = parsed.positionals.slice(2)
    const operandError = formatOperandError(command, positionals)
    if (operandError !== null) return operandError
    return {
      operands: positionals,
      operand: (place) => positionals[place] ?? "",
      text: (option) => {
        const value = values[option]
        return typeof value === "string" ? value : undefined
      },
      flag: (option) => values[option] === true,
    }
  } catch (error) {
    return formatParseError(error)
  }
}

function formatOperandError(command: Command, values: readonly string[]): string | null {
  const { name, operands, isRepeatable } = command
  const times = isRepeatable ? Math.max(1, Math.ceil(values.length / operands.length)) : 1
  const count = times * operands.length
  if (values.length < count) return `"${name}" needs ${operands[values.length % operands.length]}.`
  return values.length > count ? `"${values[count]}" is one word too many for "${name}".` : null
}

/** Returns the start of Node's error message, without its advice on escaping. */
function formatParseError(error: unknown): string {
  const [message = ""] = String(Reflect.get(Object(error), "message")).split(". ")
  return `${message.trim().replace(/\.$/, "").split("\n")[0]}.`
}

const start = "npm run shop --"

/**
 * Builds the overview of all commands, or of one subject's commands; `isKnown` is false if the
 * names match neither.
 */
function buildOverview(
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
function buildCommandHelp(command: Command): string {
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
