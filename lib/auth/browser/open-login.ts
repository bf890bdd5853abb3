import { buildPost } from "./build-post.ts"
import { sendApiRequest } from "./request-gate.ts"

/** Opening the login matters more than saving the return path, so the wait is short. */
const rememberWithinMs = 3_000

/**
 * Saves the return path of a page of this shop and opens the login page, replacing the current
 * history entry. In browsers only.
 */
export async function openLogin(returnPath: string, loginPath: string): Promise<void> {
  try {
    const body = buildPost({ path: returnPath })
    await sendApiRequest("/session/remember", body, AbortSignal.timeout(rememberWithinMs))
  } catch {
    // Without a return path the login redirects to the home page.
  }
  location.replace(loginPath)
}
