/**
 * Header in which the API says what its clock shows, in milliseconds since 1970: what the storefront signs
 * for it is signed by that time, and holds where the clocks of two machines differ.
 */
export const timeHeader = "x-curlew-time"
