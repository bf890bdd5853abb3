import type { SessionClient } from "#lib/auth/browser/session-client.ts"

/** Redirects from a protected page to the home page after sign-out, and hides the page at once. */
export function openHomePage(): void {
  hidePage()
  location.replace("/")
}

/**
 * True if the page has notified its user of the sign-out, and retains the typed values until they
 * sign in again.
 */
export function isAwaitingLogin(): boolean {
  return document.querySelector("[data-awaits-login]") !== null
}

/** Hides and reloads the page if another user is signed in now, or if the session check fails. */
export async function requireSameUser(session: SessionClient): Promise<void> {
  const before = session.getUserId()
  const check = await session.check()
  const now = check?.user?.id ?? null
  if (now !== null && now === before) return
  hidePage()
  location.reload()
}

/** Interval at which a login in flight in this tab is checked for, before the redirect. */
const everyMs = 500

/**
 * Redirects from the login page to its return path after a login in another tab. A form that is
 * being submitted redirects by itself, so this waits for it. Returns the cancel function.
 */
export function startReturnRedirect(): () => void {
  const timer = setInterval(() => {
    if (document.querySelector("main form[aria-busy=true]")) return
    clearInterval(timer)
    location.replace(resolveReturn())
  }, everyMs)
  return () => clearInterval(timer)
}

/** Returns the page's return path; without one the login page, which redirects signed-in users. */
function resolveReturn(): string {
  const { returnPath = "" } =
    document.querySelector<HTMLElement>("[data-return-path]")?.dataset ?? {}
  const isPath = /^\/(?![/\\])/.test(returnPath)
  return isPath ? returnPath : location.pathname
}

function hidePage(): void {
  document.getElementById("content")?.setAttribute("hidden", "")
}
