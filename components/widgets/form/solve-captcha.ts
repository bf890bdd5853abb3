import { type Challenge, solveChallenge } from "altcha-lib"
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2"

const timeoutMs = 20_000

/**
 * A new challenge of the shop's, solved: text to send along, null where this browser cannot. The
 * work is done by the browser's own cryptography, outside the page's thread.
 */
export async function solveCaptcha(): Promise<string | null> {
  const response = await fetch("/api/captcha")
  const challenge = response.ok ? parseChallenge(await response.json()) : null
  if (!challenge) return null
  const solution = await solveChallenge({ challenge, deriveKey, timeout: timeoutMs })
  return solution && btoa(JSON.stringify({ challenge, solution }))
}

/** The puzzle among the ways of passing; null where there is none. The server checks the rest. */
function parseChallenge(answer: unknown): Challenge | null {
  const { pow } = Object(answer) as { pow?: Challenge }
  return pow?.parameters ? pow : null
}
