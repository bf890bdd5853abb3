import type { MerchantReturnPolicyLeaf } from "schema-dts"
import { returnsPath } from "#lib/site/shipping-facts.ts"
import { buildSiteUrl } from "../site-url.ts"
import { buildShopId } from "./node-ids.ts"

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
