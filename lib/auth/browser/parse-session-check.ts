import type { SessionCheck } from "../get-session-check.ts"

export type { SessionCheck }

/** Parses the response of `/api/bff/session/check`. Throws a TypeError if it is invalid. */
export function parseSessionCheck(json: unknown): SessionCheck {
  if (typeof json === "object" && json !== null && "signedIn" in json) {
    if (json.signedIn === false) return { signedIn: false, expiresInSeconds: null, user: null }
    if (json.signedIn === true && "expiresInSeconds" in json && "user" in json) {
      const { expiresInSeconds } = json
      if (typeof expiresInSeconds === "number" && Number.isFinite(expiresInSeconds)) {
        return { signedIn: true, expiresInSeconds, user: parseUser(json.user) }
      }
    }
  }
  throw notACheck()
}

function parseUser(json: unknown): SessionCheck["user"] {
  if (typeof json !== "object" || json === null || !("id" in json)) throw notACheck()
  if (typeof json.id !== "number") throw notACheck()
  const name = "first_name" in json ? json.first_name : null
  const isAdmin = "is_admin" in json && json.is_admin === true
  return { id: json.id, first_name: typeof name === "string" ? name : "", is_admin: isAdmin }
}

function notACheck(): TypeError {
  return new TypeError("not a session check")
}
