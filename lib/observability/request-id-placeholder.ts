/**
 * Placeholder for the request's id on error pages, which the server replaces when it sends the
 * page.
 */
export const requestIdPlaceholder = "<!--request-id-->"
