/**
 * Name of the cookie that scripts may read to know how many items are in the cart, so that pages
 * stay the same for all and ask nothing for it.
 */
export const cartCountCookie = "cart-count"
