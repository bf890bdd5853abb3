/** Opening the login matters more than saving the return path, so the wait is short. */
const rememberWithinMs = 3_000

/**
 * Saves the return path of a page of this shop and opens the login page, replacing the current
 * history entry. In browsers only.
 */
export async function openLogin(returnPath: string, loginPath: string): Promise<void> {
  try {
    await fetch("/api/session/remember", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ path: returnPath }),
      signal: AbortSignal.timeout(rememberWithinMs),
    })
  } catch {
    // Without a return path the login redirects to the home page.
  }
  location.replace(loginPath)
}
