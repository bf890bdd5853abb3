/** Does synchronous work, such as starting a process, under another file mode mask. */
export function withUmask<T>(mask: number, work: () => T): T {
  const before = process.umask(mask)
  try {
    return work()
  } finally {
    process.umask(before)
  }
}

/** What the shop writes while it runs (mail, uploads, orders' papers) is for its user alone. */
export const privateMask = 0o077
/** What a build writes may be read by everyone who may read the checkout. */
export const publicMask = 0o022
