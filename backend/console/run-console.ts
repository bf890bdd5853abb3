import { type ParseArgsConfig, parseArgs } from "node:util"
import type { Command, Given, Outcome } from "./command.ts"
import { buildCommandHelp, buildOverview } from "./console-help.ts"
import type { ConsoleParts } from "./console-parts.ts"

const codes = { done: 0, refused: 1, misused: 2 } as const

/**
 * Runs a command line and returns the exit code: 0 on success, 1 if it failed as a whole or in
 * part, 2 for a usage error.
 */
export async function runConsole(
  commands: readonly Command[],
  words: readonly string[],
  parts: ConsoleParts,
): Promise<number> {
  const { terminal } = parts
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
  const given = readGiven(command, words)
  if (typeof given === "string") {
    terminal.note(`${given}\n\n${buildCommandHelp(command)}`)
    return codes.misused
  }
  return tell(await command.run(given, parts), given.flag("json"), parts)
}

function tell(outcome: Outcome, isForPrograms: boolean, { terminal }: ConsoleParts): number {
  if ("refusal" in outcome) {
    if (isForPrograms) terminal.print(JSON.stringify({ refusal: outcome.refusal }))
    terminal.note(outcome.refusal)
    return outcome.isMisused ? codes.misused : codes.refused
  }
  if (isForPrograms) terminal.print(JSON.stringify(outcome.data))
  else for (const line of outcome.lines) terminal.print(line)
  return outcome.isFailed ? codes.refused : codes.done
}

/** Parses the arguments after the command's name, or returns a message about the invalid one. */
function readGiven(command: Command, words: readonly string[]): Given | string {
  const config: ParseArgsConfig["options"] = { json: { type: "boolean" } }
  for (const [option, { hint }] of Object.entries(command.options)) {
    config[option] = { type: hint === undefined ? "boolean" : "string" }
  }
  try {
    const parsed = parseArgs({ args: [...words], options: config, allowPositionals: true })
    const { values } = parsed
    const positionals = parsed.positionals.slice(2)
    const amiss = describeAmiss(command, positionals)
    if (amiss !== null) return amiss
    return {
      operands: positionals,
      operand: (place) => positionals[place] ?? "",
      text: (option) => {
        const value = values[option]
        return typeof value === "string" ? value : undefined
      },
      flag: (option) => values[option] === true,
    }
  } catch (fault) {
    return describe(fault)
  }
}

function describeAmiss(command: Command, given: readonly string[]): string | null {
  const { name, operands, isRepeatable } = command
  const times = isRepeatable ? Math.max(1, Math.ceil(given.length / operands.length)) : 1
  const count = times * operands.length
  if (given.length < count) return `"${name}" needs ${operands[given.length % operands.length]}.`
  return given.length > count ? `"${given[count]}" is one word too many for "${name}".` : null
}

/** Returns the start of Node's error message, without its advice on escaping. */
function describe(fault: unknown): string {
  const [sentence = ""] = String(Reflect.get(Object(fault), "message")).split(". ")
  return `${sentence.trim().replace(/\.$/, "").split("\n")[0]}.`
}
