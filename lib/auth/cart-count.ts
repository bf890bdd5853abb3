/**
 * Name of the cookie with the cart's item count. Scripts can read it, so that pages are the same
 * for every user (cacheable) and need no request for the count.
 */
export const cartCountCookie = "cart-count"
