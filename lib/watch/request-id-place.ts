/** Where a page that says something went wrong shows the request's id, which its sender puts there. */
export const requestIdPlace = "<!--request-id-->"
