import { createHmac, timingSafeEqual } from "node:crypto"

/** The header with the signature of the sandbox's webhooks. */
export const sandboxSignatureHeader = "sandbox-signature"

const maxAgeSeconds = 300
const signaturePattern = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/

/** Returns the signature of a message: its timestamp, and an HMAC of timestamp and message. */
export function signMessage(body: Buffer, key: Buffer, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000)
  return `t=${seconds},v1=${buildHash(seconds, body, key).toString("hex")}`
}

/** True if a message was signed with the key less than five minutes ago. */
export function isSigned(
  body: Buffer,
  signature: unknown,
  { key, now }: { key: Buffer; now: Date },
): boolean {
  const parts = signaturePattern.exec(typeof signature === "string" ? signature : "")
  if (!parts) return false
  const seconds = Number(parts[1])
  if (Math.abs(now.getTime() / 1000 - seconds) > maxAgeSeconds) return false
  return timingSafeEqual(Buffer.from(parts[2] ?? "", "hex"), buildHash(seconds, body, key))
}

function buildHash(seconds: number, body: Buffer, key: Buffer): Buffer {
  return createHmac("sha256", key).update(`${seconds}.`).update(body).digest()
}
