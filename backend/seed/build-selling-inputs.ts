import { modelInputs } from "#lib/contract/model-call.ts"
import { getSortOrder } from "./build-widget-inputs.ts"
import type { SeedLookup } from "./seed-ids.ts"
import type { Seed, SeedPromotion, SeedRegion, SeedShippingType } from "./seed-types.ts"

export const buildRegionInput = ({ places: _places, ...region }: SeedRegion) =>
  modelInputs["sell/shipping_region"].strict().parse(region)

/** Lists the postcode inputs of a region in order. */
export function listPlaceInputs({ places }: SeedRegion, regionId: number) {
  return places.map((place) =>
    modelInputs["sell/shipping_region_postcode"].strict().parse({ ...place, region_id: regionId }),
  )
}

/** Builds a shipping type input with the sort order of its index. */
export const buildShippingTypeInput = (
  { costs: _costs, ...type }: SeedShippingType,
  index: number,
) => modelInputs["sell/shipping_type"].strict().parse({ ...type, sort_order: getSortOrder(index) })

/** Lists the cost inputs of a shipping type by region. */
export function listCostInputs({ costs }: SeedShippingType, typeId: number, ids: SeedLookup) {
  return costs.map(({ region, ...cost }) =>
    modelInputs["sell/shipping_cost"]
      .strict()
      .parse({ ...cost, shipping_type_id: typeId, region_id: ids.region.get(region) }),
  )
}

/** Lists the payment type inputs in order. */
export function listPaymentTypeInputs({ paymentTypes }: Seed) {
  return paymentTypes.map((type, index) =>
    modelInputs["sell/payment_type"].strict().parse({ ...type, sort_order: getSortOrder(index) }),
  )
}

export function buildPromotionInput(promotion: SeedPromotion, ids: SeedLookup) {
  const { products = [], groups = [], ...own } = promotion
  return modelInputs["sell/promotion"].strict().parse({
    ...own,
    product_ids: products.map((url) => ids.product.get(url)),
    group_ids: groups.map((url) => ids.group.get(url)),
  })
}

/** Lists the gift voucher theme inputs in order. */
export function listVoucherThemeInputs({ voucherThemes }: Seed, ids: SeedLookup) {
  return voucherThemes.map(({ picture, ...theme }, index) =>
    modelInputs["cognito/gift_voucher_theme"].strict().parse({
      ...theme,
      image_hash: ids.image.get(picture.file),
      sort_order: getSortOrder(index),
    }),
  )
}
