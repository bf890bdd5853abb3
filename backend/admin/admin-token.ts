import { errors, jwtVerify, SignJWT } from "jose"
import { buildRefusal, type Refusal } from "#backend/http/refusal.ts"

const algorithm = "HS256"
const issuer = "curlew"
const audience = "curlew-api"

/** How long an administrator's token is good for unless told otherwise. */
export const defaultTokenDays = 30

/** A bearer token that opens the administrators' calls until it expires. */
export async function signAdminToken(parts: {
  secret: string
  now: Date
  days?: number
}): Promise<string> {
  const days = parts.days ?? defaultTokenDays
  const issuedAt = Math.floor(parts.now.getTime() / 1000)
  return new SignJWT({ role: "admin" })
    .setProtectedHeader({ alg: algorithm })
    .setSubject("administrator")
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + days * 86_400)
    .sign(keyOf(parts.secret))
}

/** Who a bearer header stands for: an administrator, somebody else (`role`), or why it is refused. */
export async function resolveBearer(
  header: string | undefined,
  parts: { secret: string; now: Date },
): Promise<{ role: string } | Refusal> {
  const token = /^Bearer +([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(header ?? "")?.[1]
  if (header === undefined || header === "") return refuse("UNAUTHENTICATED", "Sign in first.")
  if (token === undefined) return refuse("TOKEN_INVALID", "This token is not valid.")
  try {
    const { payload } = await jwtVerify(token, keyOf(parts.secret), {
      algorithms: [algorithm],
      issuer,
      audience,
      currentDate: parts.now,
      requiredClaims: ["exp"],
    })
    return { role: typeof payload.role === "string" ? payload.role : "" }
  } catch (fault) {
    if (fault instanceof errors.JWTExpired) {
      return refuse("TOKEN_EXPIRED", "This token has expired.")
    }
    return refuse("TOKEN_INVALID", "This token is not valid.")
  }
}

function refuse(code: "UNAUTHENTICATED" | "TOKEN_EXPIRED" | "TOKEN_INVALID", message: string) {
  return buildRefusal(401, code, message)
}

function keyOf(secret: string): Uint8Array {
  return new TextEncoder().encode(secret)
}
