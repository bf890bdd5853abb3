import type { Deps } from "#backend/deps.ts"
import { createRateLimitHits, findReachedLimit, type Limit } from "#backend/limits/rate-limit.ts"
import type { ErrorDetail } from "#lib/contract/error-detail.ts"
import type { WireCaptcha } from "#lib/contract/forms/form.ts"
import type { Result } from "#lib/contract/result.ts"
import { isChallengeSpent, type PassedChallenge, saveUsedChallenge } from "./passed-challenge.ts"
import { buildProofOfWork, resolveProofOfWork } from "./proof-of-work.ts"
import { buildQuestion, isQuestionResponse, resolveQuestion } from "./question.ts"

const validForMs = 600_000

type CaptchaError = { code: "captcha" | "too_many"; detail: ErrorDetail }
export type CaptchaResult = Result<PassedChallenge, CaptchaError>

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
  if (captcha === "") {
    return { ok: false, error: { code: "captcha", detail: { code: "captcha_required" } } }
  }
  const passed = isQuestionResponse(captcha)
    ? await checkGuess({ db, now }, captcha, by)
    : await resolveProofOfWork(captcha, by.key, now())
  if (passed === null) return { ok: false, error: wrongCaptcha }
  if ("detail" in passed) {
    return { ok: false, error: { code: "too_many", detail: passed.detail } }
  }
  if (await isChallengeSpent(db, passed.id)) return { ok: false, error: wrongCaptcha }
  return { ok: true, value: passed }
}

/** Error for a wrong or late response, and for a challenge that another submission has used. */
export const wrongCaptcha = { code: "captcha", detail: { code: "captcha_wrong" } } as const

async function checkGuess(
  { db, now }: Deps,
  captcha: string,
  { key, client }: { key: Buffer; client: string },
): Promise<PassedChallenge | Limit | null> {
  const guesses: Limit = {
    bucket: `guess:${client}`,
    max: 10,
    withinMs: validForMs,
    detail: { code: "captcha_rate_limited" },
  }
  const reached = await findReachedLimit(db, [guesses], now())
  if (reached !== null) return reached
  const resolved = resolveQuestion(captcha, key, now())
  if (resolved?.isRight) return resolved.challenge
  await createRateLimitHits(db, [guesses], now())
  if (resolved !== null) await saveUsedChallenge(db, resolved.challenge)
  return null
}
