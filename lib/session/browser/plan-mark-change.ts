import { isMemberPath } from "../private-paths.ts"

type Shown = {
  path: string
  /** Mark of the login that the page was shown for, and the browser's now; null: nobody's. */
  before: string | null
  now: string | null
}

/** What a page does. */
export type MarkPlan =
  | "stay"
  /** It holds what only its customer may see, who is gone: to the front page. */
  | "leave"
  /** Another login: to be shown anew unless it is the same customer's. */
  | "verify"
  /** The login it asks for was made elsewhere: on to where it was to lead. */
  | "moveOn"
  /** Anybody may see it: its customer is told, and asked to log in again. */
  | "offerLogin"

/** What a page does when the login of the browser has changed under it, in whichever tab. */
export function planMarkChange({ path, before, now }: Shown): MarkPlan {
  if (isMemberPath(path)) {
    if (now === null) return "leave"
    return before === now ? "stay" : "verify"
  }
  if (isLoginPath(path)) return before === null && now !== null ? "moveOn" : "stay"
  return before !== null && now === null ? "offerLogin" : "stay"
}

function isLoginPath(path: string): boolean {
  return /^(?:\/[a-z]{2})?\/login\/?$/i.test(path)
}
