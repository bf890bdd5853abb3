import type { Deps } from "#backend/deps.ts"
import { findReachedLimit, type Limit, markUse } from "#backend/limits/rate-limit.ts"
import type { WireCaptcha } from "#lib/contract/form.ts"
import { isChallengeSpent, type PassedChallenge, spendChallenge } from "./passed-challenge.ts"
import { buildProofOfWork, resolveProofOfWork } from "./proof-of-work.ts"
import { buildQuestion, checkQuestion, isQuestionAnswer } from "./question.ts"

const validForMs = 600_000

export type CaptchaOutcome =
  | { passed: PassedChallenge }
  | { code: "captcha" | "too_many"; sentence: string }

const missing = "Please answer the question to show you’re a person."
const refused = "That answer was wrong or too late. Please try the new question."
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
export async function checkCaptcha(
  { db, now }: Deps,
  captcha: string,
  by: { key: Buffer; client: string },
): Promise<CaptchaOutcome> {
  if (captcha === "") return { code: "captcha", sentence: missing }
  const passed = isQuestionAnswer(captcha)
    ? await checkGuess({ db, now }, captcha, by)
    : await resolveProofOfWork(captcha, by.key, now())
  if (passed === null) return { code: "captcha", sentence: refused }
  if ("sentence" in passed) return { code: "too_many", sentence: passed.sentence }
  if (await isChallengeSpent(db, passed.id)) return refuseUsedCaptcha()
  return { passed }
}

/** Builds the error for a challenge that was already used by another submission. */
export function refuseUsedCaptcha(): { code: "captcha"; sentence: string } {
  return { code: "captcha", sentence: refused }
}

async function checkGuess(
  { db, now }: Deps,
  captcha: string,
  { key, client }: { key: Buffer; client: string },
): Promise<PassedChallenge | Limit | null> {
  const guesses: Limit = {
    bucket: `guess:${client}`,
    most: 10,
    withinMs: validForMs,
    sentence: guessedTooOften,
  }
  const reached = await findReachedLimit(db, [guesses], now())
  if (reached !== null) return reached
  const answered = checkQuestion(captcha, key, now())
  if (answered?.isRight) return answered.challenge
  await markUse(db, [guesses], now())
  if (answered !== null) await spendChallenge(db, answered.challenge)
  return null
}
