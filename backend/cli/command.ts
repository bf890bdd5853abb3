import type { Result } from "#lib/contract/result.ts"
import type { CliDeps } from "./cli-deps.ts"

/**
 * What a command prints: lines for people, or `data` for programs. `isFailed` is set if only a part
 * of the command succeeded.
 */
type CommandOutput = { lines: readonly string[]; data: unknown; isFailed: boolean }

/** Why a command did nothing; `isMisused` marks a usage error. */
type CommandError = { message: string; isMisused: boolean }

/** The result of a command. */
export type CommandResult = Result<CommandOutput, CommandError>

/** What the actions of the commands use. */
export type Cli = {
  deps: CliDeps
  /** Prints the result of the command and sets the exit code. */
  respond: (result: CommandResult) => void
  /** True with `--json`: the output is for programs. */
  isForPrograms: () => boolean
}

/** Builds the result of a command that succeeded, or of which a part failed. */
export function buildOutput(
  lines: readonly string[],
  data: unknown,
  { isFailed = false } = {},
): CommandResult {
  return { ok: true, value: { lines, data, isFailed } }
}

/** Builds the result of a command that did nothing, with the reason for the owner. */
export function buildErrorResult(message: string): Result<never, CommandError> {
  return { ok: false, error: { message, isMisused: false } }
}

/** Builds the result of a command that was called with invalid arguments. */
export function buildUsageError(message: string): Result<never, CommandError> {
  return { ok: false, error: { message, isMisused: true } }
}

/** The `--yes` option of commands that require confirmation. */
export const yesOption = ["--yes", "Do it without confirmation."] as const

/**
 * Requests confirmation before an irreversible change. Succeeds if the owner passes `--yes` or types
 * "yes", else returns the error to print. Without a terminal, `--yes` is required.
 */
export async function requestConfirmation(
  question: string,
  { yes }: { yes?: true | undefined },
  { terminal }: Pick<CliDeps, "terminal">,
): Promise<Result<null, CommandError>> {
  if (yes) return { ok: true, value: null }
  if (!terminal.isAttended)
    return buildUsageError("This needs a terminal for confirmation; add --yes to go on.")
  const reply = await terminal.prompt(`${question} Type yes to go on: `)
  return reply.trim().toLowerCase() === "yes"
    ? { ok: true, value: null }
    : buildErrorResult("Nothing was done.")
}
