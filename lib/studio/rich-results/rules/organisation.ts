import { buildSource, isA, type RichRule } from "../rich-rule.ts"
import type { Shape } from "../shape.ts"
import { returnsShape } from "./delivery.ts"

/** Schema.org's words for who has no shop to walk into. */
export const organisationTypes: readonly string[] = [
  ...["Organization", "OnlineBusiness", "OnlineStore", "Corporation", "NewsMediaOrganization"],
  ...["Project", "NGO", "EducationalOrganization", "SportsOrganization", "PerformingGroup"],
]
/** And for who has one. */
export const businessTypes: readonly string[] = [
  ...["LocalBusiness", "Store", "HobbyShop", "HardwareStore", "ElectronicsStore", "ToyStore"],
  ...["ComputerStore", "HomeGoodsStore", "OfficeEquipmentStore", "ProfessionalService"],
  ...["FoodEstablishment", "Restaurant", "HealthAndBeautyBusiness", "LodgingBusiness"],
]

const isNamedOnly = (property: string | null) => property !== null && property !== "mainEntity"

/** What Google knows about the shop as a whole: its logo, its name, how to reach it. */
export const organisation: RichRule = {
  id: "organisation",
  source: buildSource("organization"),
  isFor: (entry) =>
    isA(entry, ...organisationTypes) &&
    !isA(entry, ...businessTypes) &&
    !isNamedOnly(entry.property),
  // Google asks for it once, on the home page; elsewhere a name is enough to know it again by.
  buildShape: (_entry, { isHome }): Shape => ({
    recommended: isHome
      ? ["name", "url", "logo", "address", "telephone", "email", "sameAs", "description"]
      : [],
    values: { logo: "picture", url: "address", sameAs: "address" },
    parts: { hasMerchantReturnPolicy: returnsShape },
  }),
}

/** The panel of a business with its address and opening hours. */
export const localBusiness: RichRule = {
  id: "localBusiness",
  source: buildSource("local-business"),
  isFor: (entry) => isA(entry, ...businessTypes) && !isNamedOnly(entry.property),
  buildShape: (_entry, { isHome }): Shape => ({
    required: ["name", "address"],
    recommended: isHome
      ? ["telephone", "url", "openingHoursSpecification", "geo", "priceRange", "image"]
      : [],
    values: { url: "address", image: "picture", logo: "picture" },
    parts: {
      openingHoursSpecification: { required: ["opens", "closes"], recommended: ["dayOfWeek"] },
      hasMerchantReturnPolicy: returnsShape,
    },
  }),
}
