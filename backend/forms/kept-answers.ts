import { createHmac } from "node:crypto"
import { z } from "zod"
import type { FormAnswer } from "#lib/contract/form-rules.ts"

const keptAnswerSchema = z.object({
  name: z.string(),
  label: z.string(),
  kind: z.string(),
  value: z.union([z.string(), z.number()]),
})

const hidden = "(hidden)"

/**
 * Returns the field values as they may be stored and mailed: a password is replaced by a
 * placeholder.
 */
export function hidePasswords(answers: readonly FormAnswer[]): FormAnswer[] {
  return answers.map((answer) =>
    answer.kind === "password" && answer.value !== "" ? { ...answer, value: hidden } : answer,
  )
}

/** Parses the field values of a stored submission. */
export function parseKeptAnswers(data: unknown): FormAnswer[] {
  return z.array(keptAnswerSchema).parse(data)
}

/**
 * Returns a keyed digest (HMAC) of the field values, equal for equal values of the same form; it
 * reveals nothing about them.
 */
export function buildDigest(formId: number, answers: readonly FormAnswer[], key: Buffer): string {
  const said = JSON.stringify([formId, answers.map(({ name, value }) => [name, value])])
  return createHmac("sha256", key).update(said).digest("base64url")
}
