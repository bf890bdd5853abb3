/**
 * Origins of external payment pages. Browsers let a form redirect there only if the page's content
 * security policy names them.
 */
export const payOrigins = "https://checkout.stripe.com"
