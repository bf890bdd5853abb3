import { createHmac, timingSafeEqual } from "node:crypto"
import { signatureMaxAgeSeconds } from "../webhook.ts"

const headerPattern = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/

/** Returns the signature header of a change event for exactly this body. */
export function signChangeEvent(body: string, secret: string, nowSeconds: number): string {
  const time = Math.floor(nowSeconds)
  return `t=${time},v1=${buildDigest(body, secret, time).toString("hex")}`
}

/** True if the body was signed with this secret within five minutes of now. */
export function isSignedChangeEvent(
  body: string,
  header: string | null | undefined,
  secret: string,
  nowSeconds: number,
): boolean {
  const parts = headerPattern.exec(header ?? "")
  if (parts === null || secret === "") return false
  const time = Number(parts[1])
  if (Math.abs(nowSeconds - time) > signatureMaxAgeSeconds) return false
  return timingSafeEqual(Buffer.from(parts[2] ?? "", "hex"), buildDigest(body, secret, time))
}

function buildDigest(body: string, secret: string, time: number): Buffer {
  return createHmac("sha256", secret).update(`${time}.${body}`).digest()
}
