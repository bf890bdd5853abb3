import type { Audit } from "./audit.ts"

/** Returns the paths of the pages that link to a page; null if the audit did not reach the page. */
export function listInboundLinks({ pages }: Audit, path: string): string[] | null {
  const target = pages.findIndex((page) => page.path === path)
  if (target === -1) return null
  return pages.filter(({ links }) => links.includes(target)).map((page) => page.path)
}
