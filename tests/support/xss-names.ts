/** Address of a stranger that no page may ever ask for anything. */
export const strangerOrigin = "https://stranger.example"
/** What every payload tries to call; a browser under test exposes it. */
export const calledName = "pwned"
