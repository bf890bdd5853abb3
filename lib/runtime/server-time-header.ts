/**
 * Header with the API server's clock, in milliseconds since 1970. The storefront signs its headers
 * with this time, so that signatures stay valid when the clocks of the two machines differ.
 */
export const timeHeader = "x-curlew-time"
