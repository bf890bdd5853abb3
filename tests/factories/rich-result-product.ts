import { buildExampleUrl } from "./rich-remarks.ts"

export const shippingDetails = {
  "@type": "OfferShippingDetails",
  shippingRate: { "@type": "MonetaryAmount", value: "10.60", currency: "AUD" },
  shippingDestination: { "@type": "DefinedRegion", addressCountry: "AU" },
  deliveryTime: {
    "@type": "ShippingDeliveryTime",
    handlingTime: { "@type": "QuantitativeValue", minValue: 2, maxValue: 3, unitCode: "DAY" },
    transitTime: { "@type": "QuantitativeValue", minValue: 3, maxValue: 5, unitCode: "DAY" },
  },
}
export const returnPolicy = {
  "@type": "MerchantReturnPolicy",
  applicableCountry: "AU",
  returnPolicyCategory: "https://schema.org/MerchantReturnNotPermitted",
}
/** An offer with every property that Google requires or recommends. */
export const offer = {
  "@type": "Offer",
  price: "24.95",
  priceCurrency: "AUD",
  priceValidUntil: "2027-12-31",
  availability: "https://schema.org/InStock",
  url: buildExampleUrl("/product/moon-lamp"),
  itemCondition: "https://schema.org/NewCondition",
  shippingDetails,
  hasMerchantReturnPolicy: returnPolicy,
}
/** A product with every property that Google requires or recommends. */
export const product = {
  "@type": "Product",
  name: "Moon lamp",
  description: "A lamp like the moon.",
  sku: "ML-1",
  image: [buildExampleUrl("/assets/i/a/4x3/1200.jpeg")],
  brand: { "@type": "Brand", name: "Curlew" },
  offers: offer,
}
