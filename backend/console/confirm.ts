import type { Given } from "./command.ts"
import { misuse, type Outcome } from "./command.ts"
import type { ConsoleParts } from "./console-parts.ts"

/** The choice of commands that ask before they act. */
export const yesOption = { yes: { says: "Do it without asking." } } as const

/**
 * Has the owner agree before something that cannot be taken back: null where it is agreed to, by
 * `--yes` or by typing "yes". Where nobody can be asked it must have been said.
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
