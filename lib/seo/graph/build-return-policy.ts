import type { MerchantReturnPolicyLeaf } from "schema-dts"
import { buildSiteUrl } from "../site-url.ts"
import { buildShopId } from "./node-ids.ts"

/** Where the shop says how goods are brought and taken back. */
const returnsPath = "/shipping-and-returns"

/** That the shop takes nothing back but what arrives damaged, and where it says so. */
export function buildReturnPolicy(locale: string): MerchantReturnPolicyLeaf {
  return {
    "@type": "MerchantReturnPolicy",
    "@id": buildShopId("returns"),
    applicableCountry: "AU",
    returnPolicyCategory: "https://schema.org/MerchantReturnNotPermitted",
    merchantReturnLink: buildSiteUrl(returnsPath, locale),
  }
}
