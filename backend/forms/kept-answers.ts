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

/** Answers as they may be kept and mailed: a password is only said to be there. */
export function hidePasswords(answers: readonly FormAnswer[]): FormAnswer[] {
  return answers.map((answer) =>
    answer.kind === "password" && answer.value !== "" ? { ...answer, value: hidden } : answer,
  )
}

/** The answers of a kept submission. */
export function parseKeptAnswers(data: unknown): FormAnswer[] {
  return z.array(keptAnswerSchema).parse(data)
}

/** A word that is the same for the same answers to the same form, and tells nothing of them. */
export function buildDigest(formId: number, answers: readonly FormAnswer[], key: Buffer): string {
  const said = JSON.stringify([formId, answers.map(({ name, value }) => [name, value])])
  return createHmac("sha256", key).update(said).digest("base64url")
}
