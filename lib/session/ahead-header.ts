/** Header in which the server around the app notes that a page is fetched before anybody wants it. */
export const aheadHeader = "x-curlew-ahead"
