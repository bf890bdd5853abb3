/**
 * What the box at the checkout says, as it is kept with every yes. Another wording is another
 * version: who agreed to an earlier one has not agreed to it.
 */
export const marketingConsent = {
  version: "1",
  wording:
    "Please keep me up to date with new products and offers (information is not shared with third parties)",
} as const
