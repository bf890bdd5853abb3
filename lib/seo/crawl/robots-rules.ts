/**
 * Addresses that answer programs, take tokens or only send visitors on, none of them a page. What
 * editors' raw code shows stands among them, and belongs to the pages around it.
 */
export const robotsRules = {
  allow: ["/", "/api/raw-code/"],
  disallow: ["/api/", "/oauth/", "/pay/", "/auth?", "/enter?", "/enter/", "/cms$"],
}
