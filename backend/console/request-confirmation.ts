import type { CommandInput } from "./command.ts"
import { buildUsageError, type CommandResult } from "./command.ts"
import type { ConsoleDeps } from "./console-deps.ts"

/** The `--yes` option of commands that require confirmation. */
export const yesOption = { yes: { description: "Do it without confirmation." } } as const

/**
 * Requests confirmation before an irreversible change. Returns null if the owner passes `--yes` or
 * types "yes", else the result to print. Without a terminal, `--yes` is required.
 */
export async function requestConfirmation(
  question: string,
  input: CommandInput,
  { terminal }: Pick<ConsoleDeps, "terminal">,
): Promise<CommandResult | null> {
  if (input.flag("yes")) return null
  if (!terminal.isAttended)
    return buildUsageError("This needs a terminal for confirmation; add --yes to go on.")
  const reply = await terminal.prompt(`${question} Type yes to go on: `)
  return reply.trim().toLowerCase() === "yes" ? null : { error: "Nothing was done." }
}
