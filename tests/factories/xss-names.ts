/** Origin of an attacker. No page may ever send a request to it. */
export const attackerOrigin = "https://attacker.example"
/** Function that every payload tries to call; the browser under test exposes it. */
export const calledName = "pwned"
