/** Origin of an attacker. No page may ever send a request to it. */
export const strangerOrigin = "https://stranger.example"
/** Function that every payload tries to call; the browser under test exposes it. */
export const calledName = "pwned"
