import type { Result } from "#lib/contract/result.ts"
import type { CliDeps } from "./cli-deps.ts"
import { buildErrorResult, buildUsageError, type CommandError } from "./command.ts"

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
