import type { ConsoleParts } from "./console-parts.ts"

/** A choice after the command's name, such as `--carrier NAME`; without a hint it is yes or no. */
export type Option = { hint?: string; says: string }

/** What the owner typed after the command's name. */
export type Given = {
  /** An operand by its place; the command's own number of them is there. */
  operand: (place: number) => string
  operands: readonly string[]
  text: (name: string) => string | undefined
  flag: (name: string) => boolean
}

/**
 * What a command came to: lines for a person, or `data` for a program. `isFailed` marks one that did
 * something, but not all that was asked for. A refusal says why nothing was done.
 */
export type Outcome =
  | { lines: readonly string[]; data: unknown; isFailed?: boolean }
  | { refusal: string; isMisused?: boolean }

/** One of the owner's commands. */
export type Command = {
  /** Its name in two words, such as "orders ship". */
  name: string
  /** What it does, as one sentence. */
  says: string
  /** What must follow its name, such as "ORDER". */
  operands: readonly string[]
  /** They may be given several times over. */
  isRepeatable?: boolean
  options: Readonly<Record<string, Option>>
  /** Said below its options, where there is more to know. */
  notes?: readonly string[]
  run: (given: Given, parts: ConsoleParts) => Promise<Outcome>
}

/** Why nothing was done, for the owner to act on. */
export function refuse(refusal: string): Outcome {
  return { refusal }
}

/** The same where the command itself was not understood. */
export function misuse(refusal: string): Outcome {
  return { refusal, isMisused: true }
}
