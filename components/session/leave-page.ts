import type { SessionClient } from "#lib/session/browser/session-client.ts"

/** Leads from a page of somebody who is gone to the front page. Nothing of it stays in sight. */
export function leavePage(): void {
  hidePage()
  location.replace("/")
}

/**
 * Whether the page has told its customer that they are no longer logged in, and keeps for them what
 * they have typed until they are.
 */
export function awaitsLogin(): boolean {
  return document.querySelector("[data-awaits-login]") !== null
}

/** Shows a page anew where its customer is another one now, or nobody can tell. */
export async function showAnewUnlessSame(session: SessionClient): Promise<void> {
  const before = session.getUserId()
  const check = await session.check()
  const now = check?.user?.id ?? null
  if (now !== null && now === before) return
  hidePage()
  location.reload()
}

/** How often a login of this tab's own is looked for, before it moves on for another tab's. */
const everyMs = 500

/**
 * Leads on from the login page, once a login was made in another tab: to where this page's own was
 * to lead. A form that is being sent does that by itself. Returns what calls it off.
 */
export function moveOn(): () => void {
  const timer = setInterval(() => {
    if (document.querySelector("main form[aria-busy=true]")) return
    clearInterval(timer)
    location.replace(resolveReturn())
  }, everyMs)
  return () => clearInterval(timer)
}

/** The page names it; if it does not, the login page itself sends on who is signed in. */
function resolveReturn(): string {
  const { returnPath = "" } =
    document.querySelector<HTMLElement>("[data-return-path]")?.dataset ?? {}
  const isPath = /^\/(?![/\\])/.test(returnPath)
  return isPath ? returnPath : location.pathname
}

function hidePage(): void {
  document.getElementById("content")?.setAttribute("hidden", "")
}
