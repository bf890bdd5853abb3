import { createHmac, randomBytes, randomInt, timingSafeEqual } from "node:crypto"
import { type ErrorDetail, formatErrorDetail } from "#lib/contract/error-detail.ts"
import type { WireCaptcha } from "#lib/contract/forms/form.ts"
import type { PassedChallenge } from "./passed-challenge.ts"

const prefix = "question:"
const tokenPattern = /^([\w-]{16,32})\.(\d{10,16})\.([\w-]{43})$/
const words = [
  "zero",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
  "thirteen",
  "fourteen",
  "fifteen",
  "sixteen",
  "seventeen",
  "eighteen",
]

/** Creates an addition for people, with a token that only the correct result matches. */
export function buildQuestion(key: Buffer, expiresAt: Date): WireCaptcha["challenge"]["question"] {
  const [first, second] = [randomInt(1, 10), randomInt(1, 10)]
  const id = randomBytes(16).toString("base64url")
  const at = expiresAt.getTime()
  const token = `${id}.${at}.${sign(key, id, at, first + second).toString("base64url")}`
  const detail: ErrorDetail = { code: "captcha_question", params: { first, second } }
  return { text: formatErrorDetail(detail), detail, token }
}

/** True if a submission's `captcha` is the response to a question. */
export function isQuestionResponse(captcha: string): boolean {
  return captcha.startsWith(prefix)
}

/**
 * Parses `question:{token}:{result}` and checks the result, in digits of any script or English
 * number words. Returns null if it is malformed or expired.
 */
export function resolveQuestion(
  captcha: string,
  key: Buffer,
  now: Date,
): { challenge: PassedChallenge; isRight: boolean } | null {
  const [token = "", ...rest] = captcha.slice(prefix.length).split(":")
  const [, id = "", atText = "", signature = ""] = tokenPattern.exec(token) ?? []
  const at = Number(atText)
  if (id === "" || at <= now.getTime()) return null
  const result = readDigits(rest.join(":").trim().toLowerCase())
  const number = words.includes(result) ? words.indexOf(result) : Number(result || Number.NaN)
  const expected = sign(key, id, at, number)
  const isRight = timingSafeEqual(Buffer.from(signature, "base64url"), expected)
  return { challenge: { id: `q.${id}`, expiresAt: new Date(at) }, isRight }
}

/**
 * Converts Arabic, Persian and full-width digits, as typed on keyboards of other languages, to
 * ASCII.
 */
function readDigits(text: string): string {
  const ours = (sign: string) => String((sign.codePointAt(0) ?? 0) & 0xf)
  return text.replaceAll(/[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g, ours)
}

function sign(key: Buffer, id: string, at: number, result: number): Buffer {
  return createHmac("sha256", key).update(`question.${id}.${at}.${result}`).digest()
}
