/** A login is worth waiting for, its way back less so. */
const rememberWithinMs = 3_000

/**
 * Remembers a page of this shop to come back to and leads to the login, in place of the page the
 * visitor is on. In browsers only.
 */
export async function goToLogin(returnPath: string, loginPath: string): Promise<void> {
  try {
    await fetch("/api/session/remember", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ path: returnPath }),
      signal: AbortSignal.timeout(rememberWithinMs),
    })
  } catch {
    // Without it the login leads to the front page.
  }
  location.replace(loginPath)
}
