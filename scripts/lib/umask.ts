/** Runs synchronous work, such as spawning a process, under another umask. */
export function withUmask<T>(mask: number, work: () => T): T {
  const before = process.umask(mask)
  try {
    return work()
  } finally {
    process.umask(before)
  }
}

/** Umask of a running shop: emails, uploads and order documents are private to its user. */
export const privateMask = 0o077
/** Umask of a build: every user who can read the checkout can read its output. */
export const publicMask = 0o022
