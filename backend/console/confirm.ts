import type { Given } from "./command.ts"
import { misuse, type Outcome } from "./command.ts"
import type { ConsoleParts } from "./console-parts.ts"

/** The `--yes` option of commands that require confirmation. */
export const yesOption = { yes: { says: "Do it without asking." } } as const

/**
 * Requests confirmation before an irreversible change. Returns null if the owner passes `--yes` or
 * types "yes", else the result to print. Without a terminal, `--yes` is required.
 */
export async function confirm(
  question: string,
  given: Given,
  { terminal }: Pick<ConsoleParts, "terminal">,
): Promise<Outcome | null> {
  if (given.flag("yes")) return null
  if (!terminal.isAttended) return misuse("This needs a terminal to ask you; add --yes to go on.")
  const answer = await terminal.ask(`${question} Type yes to go on: `)
  return answer.trim().toLowerCase() === "yes" ? null : { refusal: "Nothing was done." }
}
