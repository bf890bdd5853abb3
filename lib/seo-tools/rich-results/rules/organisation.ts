import { buildSource, isA, type RichRule } from "../rich-rule.ts"
import type { Shape } from "../shape.ts"
import { returnsShape } from "./delivery.ts"

/** Types of schema.org for organisations without a physical store. */
export const organisationTypes: readonly string[] = [
  "Organization",
  "OnlineBusiness",
  "OnlineStore",
  "Corporation",
  "NewsMediaOrganization",
  "Project",
  "NGO",
  "EducationalOrganization",
  "SportsOrganization",
  "PerformingGroup",
]
/** Types of schema.org for organisations with a physical store. */
export const businessTypes: readonly string[] = [
  "LocalBusiness",
  "Store",
  "HobbyShop",
  "HardwareStore",
  "ElectronicsStore",
  "ToyStore",
  "ComputerStore",
  "HomeGoodsStore",
  "OfficeEquipmentStore",
  "ProfessionalService",
  "FoodEstablishment",
  "Restaurant",
  "HealthAndBeautyBusiness",
  "LodgingBusiness",
]

const isNamedOnly = (property: string | null) => property !== null && property !== "mainEntity"

/** Organisation: logo, name and contact details of the shop as a whole. */
export const organisation: RichRule = {
  id: "organisation",
  source: buildSource("organization"),
  isFor: (entry) =>
    isA(entry, ...organisationTypes) &&
    !isA(entry, ...businessTypes) &&
    !isNamedOnly(entry.property),
  // Google needs these once, on the home page; elsewhere a name is enough to identify the shop.
  buildShape: (_entry, { isHome }): Shape => ({
    recommended: isHome
      ? ["name", "url", "logo", "address", "telephone", "email", "sameAs", "description"]
      : [],
    values: { logo: "picture", url: "address", sameAs: "address" },
    nested: { hasMerchantReturnPolicy: returnsShape },
  }),
}

/** Local business: the panel with address and opening hours. */
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
    nested: {
      openingHoursSpecification: { required: ["opens", "closes"], recommended: ["dayOfWeek"] },
      hasMerchantReturnPolicy: returnsShape,
    },
  }),
}
