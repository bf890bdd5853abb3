import { parseLoginCookie } from "#lib/auth/login-cookie.ts"
import { requestIdleAfterLoad } from "./link-delegation.ts"

const loadHearts = () => import(/* webpackChunkName: "hearts" */ "./update-hearts.ts")

/**
 * Handles clicks on all heart buttons of the document, which need no client code of their own. What
 * they do is loaded at the first click. Returns the cleanup function.
 */
export function registerHearts(): () => void {
  const toggle = ({ target }: Event) => {
    const heart = target instanceof Element && target.closest<HTMLElement>("[data-save]")
    if (heart) loadHearts().then(({ toggleHeart }) => toggleHeart(heart), ignore)
  }
  document.addEventListener("click", toggle)
  return () => document.removeEventListener("click", toggle)
}

/**
 * Shows which products are saved once the page is idle; loads nothing for guests who saved none.
 * Returns the cancel function.
 */
export function startHearts(): () => void {
  return requestIdleAfterLoad(() => {
    if (hasSavedItems()) loadHearts().then(({ updateHearts }) => updateHearts(), ignore)
  })
}

function hasSavedItems(): boolean {
  try {
    // The key is that of `deviceItems`.
    return parseLoginCookie(document.cookie) !== null || "curlew.wish-list" in localStorage
  } catch {
    return false
  }
}

/** Without the script, as offline, hearts stay as they are. */
function ignore(): void {}
