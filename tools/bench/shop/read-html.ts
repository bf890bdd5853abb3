import { removeScripts } from "./remove-scripts.ts"

/** Lists the paths that a page's own content links to, each once, in the order of the page. */
export function listHtmlLinks(html: string, prefix: string): string[] {
  const hrefs = removeScripts(readMain(html)).matchAll(/<a\b[^>]*?\bhref="([^"]*)"/gi)
  const paths = [...hrefs].map(([, href = ""]) => href.split(/[?#]/)[0] ?? "")
  return [...new Set(paths.filter((path) => path.startsWith(prefix) && path !== prefix))]
}

/**
 * Returns the number of different images of the product itself on a product page, without related
 * products.
 */
export function getProductImageCount(html: string): number {
  const [own = ""] = removeScripts(readMain(html)).split(/you may also be interested in/i)
  const hashes = [...own.matchAll(/\/assets\/i\/([0-9a-f]{32})\//g)].map(([, hash]) => hash)
  return new Set(hashes).size
}

function readMain(html: string): string {
  return /<main\b[\s\S]*<\/main>/i.exec(html)?.[0] ?? html
}
