/**
 * Other sites where customers pay. Browsers let a form lead there only if the page's policy names
 * them.
 */
export const payOrigins = "https://checkout.stripe.com"
