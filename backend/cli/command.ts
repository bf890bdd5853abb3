import type { CliDeps } from "./cli-deps.ts"

/**
 * The result of a command: lines for people, or `data` for programs. `isFailed` is set if only a
 * part of the command succeeded. An `error` states why nothing was done; `isMisused` marks a usage
 * error.
 */
export type CommandResult =
  | { lines: readonly string[]; data: unknown; isFailed?: boolean }
  | { error: string; isMisused?: boolean }

/** What the actions of the commands use. */
export type Cli = {
  deps: CliDeps
  /** Prints the result of the command and sets the exit code. */
  respond: (result: CommandResult) => void
  /** True with `--json`: the output is for programs. */
  isForPrograms: () => boolean
}

/** Builds the result of a command that did nothing, with the reason for the owner. */
export function buildErrorResult(error: string): CommandResult {
  return { error }
}

/** Builds the result of a command that was called with invalid arguments. */
export function buildUsageError(error: string): CommandResult {
  return { error, isMisused: true }
}
