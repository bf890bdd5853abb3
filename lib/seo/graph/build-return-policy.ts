import type { MerchantReturnPolicyLeaf } from "schema-dts"
import { buildSiteUrl } from "../site-url.ts"
import { buildShopId } from "./node-ids.ts"

/** Path of the page on shipping and returns. */
const returnsPath = "/shipping-and-returns"

/** Builds the return policy, no returns except for damaged items, with a link to its page. */
export function buildReturnPolicy(locale: string): MerchantReturnPolicyLeaf {
  return {
    "@type": "MerchantReturnPolicy",
    "@id": buildShopId("returns"),
    applicableCountry: "AU",
    returnPolicyCategory: "https://schema.org/MerchantReturnNotPermitted",
    merchantReturnLink: buildSiteUrl(returnsPath, locale),
  }
}
