import type { CliDeps } from "./cli-deps.ts"
import { buildErrorResult, buildUsageError, type CommandResult } from "./command.ts"

/** The `--yes` option of commands that require confirmation. */
export const yesOption = ["--yes", "Do it without confirmation."] as const

/**
 * Requests confirmation before an irreversible change. Returns null if the owner passes `--yes` or
 * types "yes", else the result to print. Without a terminal, `--yes` is required.
 */
export async function requestConfirmation(
  question: string,
  { yes }: { yes?: true | undefined },
  { terminal }: Pick<CliDeps, "terminal">,
): Promise<CommandResult | null> {
  if (yes) return null
  if (!terminal.isAttended)
    return buildUsageError("This needs a terminal for confirmation; add --yes to go on.")
  const reply = await terminal.prompt(`${question} Type yes to go on: `)
  return reply.trim().toLowerCase() === "yes" ? null : buildErrorResult("Nothing was done.")
}
