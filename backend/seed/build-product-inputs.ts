import { modelInputs } from "#lib/contract/model-call.ts"
import type { SeedLookup } from "./seed-ids.ts"
import type { SeedAddon, SeedProduct, SeedSku, SeedVideo } from "./seed-types.ts"

/** A product as the API would take it. Its related products are given by `listRelatedIds`. */
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

/** Ids of the products shown beside this one, in order. */
export function listRelatedIds(product: SeedProduct, ids: SeedLookup): number[] {
  return product.related.map((url) => ids.product.get(url))
}

/** A SKU as the API would take it; `photoId` gives the id of one of the product's photos. */
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

/** The add-ons of a product, in order, with how many of each may be taken. */
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
