import { modelInputs } from "#lib/contract/model-call.ts"
import { getSortOrder } from "./content-inputs.ts"
import type { SeedLookup } from "./seed-ids.ts"
import type {
  Seed,
  SeedAddon,
  SeedProduct,
  SeedPromotion,
  SeedRegion,
  SeedShippingType,
  SeedSku,
  SeedVideo,
} from "./seed-types.ts"

/** Builds the API input of a product. `listRelatedIds` returns its related products. */
export function buildProductInput(product: SeedProduct, ids: SeedLookup) {
  const {
    groups,
    related: _related,
    photos: _photos,
    skus: _skus,
    addons: _addons,
    ...own
  } = product
  const { size_chart: sizeChart, video, ...plain } = own
  return modelInputs["sell/product"].strict().parse({
    ...plain,
    group_ids: groups.map((url) => ids.group.get(url)),
    primary_group_id: ids.group.get(groups[0]),
    size_chart_hash: sizeChart ? ids.image.get(sizeChart.file) : null,
    video_id: video ? ids.video.get(video) : null,
  })
}

/** Lists the ids of the related products in order. */
export function listRelatedIds(product: SeedProduct, ids: SeedLookup): number[] {
  return product.related.map((url) => ids.product.get(url))
}

/** Builds the API input of a SKU. `photoId` returns the id of a product photo by its file. */
export function buildSkuInput(sku: SeedSku, productId: number, photoId: (file: string) => number) {
  const { photo, ...plain } = sku
  return modelInputs["sell/sku"].strict().parse({
    ...plain,
    product_id: productId,
    sku_photo_id: photo ? photoId(photo) : null,
  })
}

export function buildAddonInput({ key: _key, ...addon }: SeedAddon) {
  return modelInputs["sell/addon"].strict().parse(addon)
}

/** Lists the add-on inputs of a product in order, with their quantity limits. */
export function listProductAddonInputs(product: SeedProduct, ids: SeedLookup) {
  return (product.addons ?? []).map(({ key, ...limits }, index) =>
    modelInputs["sell/product_group_addon"].strict().parse({
      ...limits,
      product_id: ids.product.get(product.url),
      addon_id: ids.addon.get(key),
      sort_order: (index + 1) * 10,
    }),
  )
}

export function buildVideoInput({ file: _file, slate, ...video }: SeedVideo, ids: SeedLookup) {
  return modelInputs["cognito/video"]
    .strict()
    .parse({ ...video, slate_hash: ids.image.get(slate.file) })
}

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
