import { type Challenge, solveChallenge } from "altcha-lib"
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2"
import { sendApiRequest } from "#lib/auth/browser/request-gate.ts"
import { isRecord } from "#lib/contract/values/record.ts"

const timeoutMs = 20_000

/**
 * Fetches and solves an ALTCHA challenge. Returns the proof to submit; null if this browser cannot
 * solve it. The key derivation runs in Web Crypto, off the main thread.
 */
export async function solveCaptcha(): Promise<string | null> {
  const { status, json } = await sendApiRequest("/captcha")
  const challenge = status === 200 ? parseChallenge(json) : null
  if (!challenge) return null
  const solution = await solveChallenge({ challenge, deriveKey, timeout: timeoutMs })
  return solution && btoa(JSON.stringify({ challenge, solution }))
}

/**
 * Returns the proof-of-work challenge of the response; null without one. The server validates the
 * rest.
 */
function parseChallenge(body: unknown): Challenge | null {
  return isRecord(body) && isChallenge(body.pow) ? body.pow : null
}

function isChallenge(pow: unknown): pow is Challenge {
  return isRecord(pow) && isRecord(pow.parameters)
}
