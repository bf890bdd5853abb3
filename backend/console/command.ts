import type { ConsoleParts } from "./console-parts.ts"

/** An option of a command, such as `--carrier NAME`; without a hint it is a boolean flag. */
export type Option = { hint?: string; says: string }

/** The arguments after the command's name. */
export type Given = {
  /** Returns an operand by its position; the operands that the command declares are present. */
  operand: (place: number) => string
  operands: readonly string[]
  text: (name: string) => string | undefined
  flag: (name: string) => boolean
}

/**
 * The result of a command: lines for people, or `data` for programs. `isFailed` is set if only a
 * part of the command succeeded. An `error` states why nothing was done; `isMisused` marks a usage
 * error.
 */
export type Outcome =
  | { lines: readonly string[]; data: unknown; isFailed?: boolean }
  | { refusal: string; isMisused?: boolean }

/** A command of the console. */
export type Command = {
  /** Its name in two words, such as "orders ship". */
  name: string
  /** One line of help. */
  says: string
  /** Required operands, such as "ORDER". */
  operands: readonly string[]
  /** True if the operands can be repeated. */
  isRepeatable?: boolean
  options: Readonly<Record<string, Option>>
  /** Lines of help below the options. */
  notes?: readonly string[]
  run: (given: Given, parts: ConsoleParts) => Promise<Outcome>
}

/** Builds the result of a command that did nothing, with the reason for the owner. */
export function refuse(refusal: string): Outcome {
  return { refusal }
}

/** Builds the result of a command that was called with invalid arguments. */
export function misuse(refusal: string): Outcome {
  return { refusal, isMisused: true }
}
