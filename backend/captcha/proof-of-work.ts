import { createHash } from "node:crypto"
import { createChallenge, randomInt, verifySolution } from "altcha-lib"
import { deriveKey } from "altcha-lib/algorithms/pbkdf2"
import { z } from "zod"
import type { PassedChallenge } from "./passed-challenge.ts"

const algorithm = "PBKDF2/SHA-256"
/** Hash rounds per attempt and number of attempts: about one second on a slow phone. */
const cost = 1_000
const minTries = 200
const maxTries = 600

const proofSchema = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal(algorithm),
      cost: z.literal(cost),
      nonce: z.string().max(200),
      salt: z.string().max(200),
      keyLength: z.literal(32),
      keyPrefix: z.string().max(64),
      keySignature: z.string().max(200),
      expiresAt: z.number(),
    }),
    signature: z.string().min(1).max(200),
  }),
  solution: z.object({ counter: z.number().int().nonnegative(), derivedKey: z.string().max(200) }),
})

/** Creates a proof-of-work challenge, signed so that the server stores nothing. */
export async function buildProofOfWork(key: Buffer, expiresAt: Date) {
  const { parameters, signature = "" } = await createChallenge({
    algorithm,
    cost,
    counter: randomInt(maxTries, minTries),
    deriveKey,
    expiresAt,
    ...buildSecrets(key),
  })
  return { parameters: { ...parameters }, signature }
}

/**
 * Returns the challenge of ours that this base64 text solves before it expires; null for anything
 * else.
 */
export async function resolveProofOfWork(
  text: string,
  key: Buffer,
  now: Date,
): Promise<PassedChallenge | null> {
  const proof = proofSchema.safeParse(parseJson(Buffer.from(text, "base64").toString("utf8")))
  if (!proof.success) return null
  const { challenge, solution } = proof.data
  const expiresAt = new Date(challenge.parameters.expiresAt * 1000)
  if (expiresAt <= now) return null
  const { verified } = await verifySolution({
    challenge,
    solution,
    deriveKey,
    ...buildSecrets(key),
  }).catch(() => ({ verified: false }))
  if (!verified) return null
  const id = createHash("sha256").update(challenge.parameters.nonce).digest("base64url")
  return { id: `p.${id}`, expiresAt }
}

function buildSecrets(key: Buffer) {
  return {
    hmacSignatureSecret: `${key.toString("hex")}.challenge`,
    hmacKeySignatureSecret: `${key.toString("hex")}.key`,
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
