/**
 * The address as the app knows it: partner sites send token logins to `/enter/`, and a redirect to the
 * address without the slash, as the app makes of every other, would be kept with the tokens in it.
 */
export function withoutLandingSlash(address: string): string {
  return address.replace(/^\/enter\/(?=\?|$)/, "/enter")
}
