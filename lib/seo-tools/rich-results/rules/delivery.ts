import { listValues } from "../json-ld-graph.ts"
import { buildRichFinding, type Shape } from "../shape.ts"

/** Requirements for the shipping details of an offer. */
export const shippingShape: Shape = {
  required: [
    "deliveryTime",
    "shippingDestination",
    "shippingRate",
    "shippingRate.currency",
    ["shippingRate.value", "shippingRate.maxValue"],
  ],
  recommended: ["deliveryTime.handlingTime", "deliveryTime.transitTime"],
  values: {
    "shippingRate.value": "amount",
    "shippingRate.currency": "currency",
    "shippingDestination.addressCountry": "country",
  },
}

/** Requirements for a return policy, of an offer or of the shop itself. */
export const returnsShape: Shape = {
  required: [
    ["applicableCountry", "merchantReturnLink"],
    ["returnPolicyCategory", "merchantReturnLink"],
  ],
  values: { applicableCountry: "country", returnPolicyCategory: "returns" },
  customCheck: (policy, graph) => {
    const [category] = listValues(graph, policy, "returnPolicyCategory")
    const isLimited = String(category ?? "").endsWith("MerchantReturnFiniteReturnWindow")
    const hasDays = listValues(graph, policy, "merchantReturnDays").length > 0
    return isLimited && !hasDays ? [buildRichFinding("missing", "error", "merchantReturnDays")] : []
  },
}
