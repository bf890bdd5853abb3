import { isProtectedPath } from "../private-paths.ts"

type Shown = {
  path: string
  /** Login id that the page was rendered for, and the browser's current one; null: signed out. */
  before: string | null
  now: string | null
}

/** The action that a page takes. */
export type LoginChangeAction =
  | "stay"
  /** A protected page whose user has signed out: redirect to the home page. */
  | "leave"
  /** Another login: reload unless it is the same user's. */
  | "verify"
  /** A login page, and the user has signed in elsewhere: redirect to the return path. */
  | "moveOn"
  /** A public page: notify the user, and offer to sign in again. */
  | "offerLogin"

/** Resolves the action of a page after the browser's login has changed, in any tab. */
export function resolveLoginChange({ path, before, now }: Shown): LoginChangeAction {
  if (isProtectedPath(path)) {
    if (now === null) return "leave"
    return before === now ? "stay" : "verify"
  }
  if (isLoginPath(path)) return before === null && now !== null ? "moveOn" : "stay"
  return before !== null && now === null ? "offerLogin" : "stay"
}

function isLoginPath(path: string): boolean {
  return /^(?:\/[a-z]{2})?\/login\/?$/i.test(path)
}
