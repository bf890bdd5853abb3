import { createHmac, timingSafeEqual } from "node:crypto"

const pattern = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([1-9]\d{0,8})\.([\w-]{43})$/

/** The session and generation that a refresh token stands for. */
export type SessionGeneration = { sessionId: string; generation: number }

/** Returns the refresh token of a session's generation. It is deterministic. */
export function buildRefreshToken(
  { sessionId, generation }: SessionGeneration,
  key: Buffer,
): string {
  return `${sessionId}.${generation}.${sign(sessionId, generation, key).toString("base64url")}`
}

/**
 * Returns the session and generation of a refresh token signed with this key; null for any other
 * text.
 */
export function resolveRefreshToken(token: string, key: Buffer): SessionGeneration | null {
  const [, sessionId = "", digits = "", signature = ""] = pattern.exec(token) ?? []
  if (sessionId === "") return null
  const generation = Number(digits)
  const isGenuine = timingSafeEqual(
    Buffer.from(signature, "base64url"),
    sign(sessionId, generation, key),
  )
  return isGenuine ? { sessionId, generation } : null
}

function sign(sessionId: string, generation: number, key: Buffer): Buffer {
  return createHmac("sha256", key).update(`${sessionId}.${generation}`).digest()
}
