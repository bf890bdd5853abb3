/**
 * Rules for robots.txt. Disallows API routes, token routes and redirects, none of which is a page.
 * Allows `/api/raw-code/`: the raw code of editors is embedded in pages.
 */
export const robotsRules = {
  allow: ["/", "/api/raw-code/"],
  disallow: ["/api/", "/oauth/", "/pay/", "/auth?", "/enter?", "/enter/", "/cms$"],
}
