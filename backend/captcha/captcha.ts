import type { Deps } from "#backend/deps.ts"
import { createRateLimitHits, findReachedLimit, type Limit } from "#backend/limits/rate-limit.ts"
import type { WireCaptcha } from "#lib/contract/form.ts"
import { isChallengeSpent, type PassedChallenge, saveUsedChallenge } from "./passed-challenge.ts"
import { buildProofOfWork, resolveProofOfWork } from "./proof-of-work.ts"
import { buildQuestion, isQuestionResponse, resolveQuestion } from "./question.ts"

const validForMs = 600_000

export type CaptchaResult =
  | { passed: PassedChallenge }
  | { code: "captcha" | "too_many"; message: string }

const missing = "Please answer the question to show you’re a person."
const wrongOrExpired = "That answer was wrong or too late. Please try the new question."
const guessedTooOften = "Too many wrong answers. Please try again in ten minutes."

/**
 * Creates a new challenge, valid for ten minutes: a proof of work for a script and a question for
 * people without JavaScript.
 */
export async function buildCaptcha(key: Buffer, now: Date): Promise<WireCaptcha> {
  const expiresAt = new Date(now.getTime() + validForMs)
  const pow = await buildProofOfWork(key, expiresAt)
  return { challenge: { pow, question: buildQuestion(key, expiresAt) } }
}

/**
 * Validates a submission's `captcha`. A challenge that passed is still to be marked as used when
 * the submission is accepted. A wrong response to a question uses the question up at once and
 * counts as a guess.
 */
export async function validateCaptcha(
  { db, now }: Deps,
  captcha: string,
  by: { key: Buffer; client: string },
): Promise<CaptchaResult> {
  if (captcha === "") return { code: "captcha", message: missing }
  const passed = isQuestionResponse(captcha)
    ? await checkGuess({ db, now }, captcha, by)
    : await resolveProofOfWork(captcha, by.key, now())
  if (passed === null) return { code: "captcha", message: wrongOrExpired }
  if ("message" in passed) return { code: "too_many", message: passed.message }
  if (await isChallengeSpent(db, passed.id)) return buildUsedCaptchaError()
  return { passed }
}

/** Builds the error for a challenge that was already used by another submission. */
export function buildUsedCaptchaError(): { code: "captcha"; message: string } {
  return { code: "captcha", message: wrongOrExpired }
}

async function checkGuess(
  { db, now }: Deps,
  captcha: string,
  { key, client }: { key: Buffer; client: string },
): Promise<PassedChallenge | Limit | null> {
  const guesses: Limit = {
    bucket: `guess:${client}`,
    max: 10,
    withinMs: validForMs,
    message: guessedTooOften,
  }
  const reached = await findReachedLimit(db, [guesses], now())
  if (reached !== null) return reached
  const resolved = resolveQuestion(captcha, key, now())
  if (resolved?.isRight) return resolved.challenge
  await createRateLimitHits(db, [guesses], now())
  if (resolved !== null) await saveUsedChallenge(db, resolved.challenge)
  return null
}
