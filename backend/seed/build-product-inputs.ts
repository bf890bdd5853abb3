import { modelInputs } from "#lib/contract/model-call.ts"
import type { SeedLookup } from "./seed-ids.ts"
import type { SeedAddon, SeedProduct, SeedSku, SeedVideo } from "./seed-types.ts"

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
