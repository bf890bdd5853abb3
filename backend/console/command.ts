import type { ConsoleDeps } from "./console-deps.ts"

/** An option of a command, such as `--carrier NAME`; without a hint it is a boolean flag. */
export type CommandOption = { hint?: string; description: string }

/** The arguments after the command's name. */
export type CommandInput = {
  /** Returns an operand by its position; the operands that the command declares are present. */
  operand: (position: number) => string
  operands: readonly string[]
  text: (name: string) => string | undefined
  flag: (name: string) => boolean
}

/**
 * The result of a command: lines for people, or `data` for programs. `isFailed` is set if only a
 * part of the command succeeded. An `error` states why nothing was done; `isMisused` marks a usage
 * error.
 */
export type CommandResult =
  | { lines: readonly string[]; data: unknown; isFailed?: boolean }
  | { error: string; isMisused?: boolean }

/** A command of the console. */
export type Command = {
  /** Its name in two words, such as "orders ship". */
  name: string
  /** One line of help. */
  description: string
  /** Required operands, such as "ORDER". */
  operands: readonly string[]
  /** True if the operands can be repeated. */
  isRepeatable?: boolean
  options: Readonly<Record<string, CommandOption>>
  /** Lines of help below the options. */
  notes?: readonly string[]
  run: (input: CommandInput, deps: ConsoleDeps) => Promise<CommandResult>
}

/** Builds the result of a command that did nothing, with the reason for the owner. */
export function buildErrorResult(error: string): CommandResult {
  return { error }
}

/** Builds the result of a command that was called with invalid arguments. */
export function buildUsageError(error: string): CommandResult {
  return { error, isMisused: true }
}
