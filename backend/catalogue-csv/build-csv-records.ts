import { buildAmount } from "#lib/contract/money.ts"
import {
  buildCsvImageUrl,
  columns,
  getOptionColumn,
  getTextColumn,
  soleOption,
} from "./csv-format.ts"
import { formatAttributes } from "./diff-attributes.ts"
import {
  type ExistingPhoto,
  type ExistingProduct,
  type ExistingSku,
  productTextFields,
  resolveCsvPrice,
} from "./existing-products.ts"
import type { GroupNames } from "./group-names.ts"

/** One CSV record by column name; a column that is missing is empty. */
export type CsvRecord = Readonly<Record<string, string>>

type CsvRecordOptions = { groups: GroupNames; siteUrl: string; now: Date }

/**
 * Builds the CSV records of a product: one per enabled SKU or photo, whichever are more, at least
 * one.
 */
export function buildCsvRecords(product: ExistingProduct, options: CsvRecordOptions): CsvRecord[] {
  const skus = product.skus.filter((sku) => sku.isEnabled)
  const count = Math.max(skus.length, product.photos.length, 1)
  return Array.from({ length: count }, (_, place) => ({
    [columns.handle]: product.handle,
    ...(place === 0 && buildHead(product, options)),
    ...buildSku(product, skus[place], { ...options, isFirst: place === 0 }),
    ...buildPhoto(product.photos[place], place, options),
  }))
}

/** Formats the "Tags" column: the names of these categories in alphabetical order. */
export function buildTags(groupIds: readonly number[], groups: GroupNames): string {
  return groupIds
    .map((id) => groups.nameOf(id))
    .sort()
    .join(", ")
}

function buildHead(product: ExistingProduct, { groups }: CsvRecordOptions): CsvRecord {
  const { primaryGroupId } = product
  return {
    ...Object.fromEntries(
      productTextFields.map((text) => [getTextColumn(text), product.texts[text]]),
    ),
    [columns.type]: primaryGroupId === null ? "" : groups.nameOf(primaryGroupId),
    [columns.tags]: buildTags(product.groupIds, groups),
    [columns.published]: buildFlag(product.isShown),
    [columns.status]: "active",
    [columns.isNew]: buildFlag(product.isNew),
    [columns.featured]: String(product.featuredPosition ?? ""),
    [columns.lowStock]: String(product.lowStock ?? ""),
    [columns.attributes]: formatAttributes(product.attributes),
  }
}

function buildSku(
  { variations, photos }: ExistingProduct,
  sku: ExistingSku | undefined,
  { siteUrl, now, isFirst }: CsvRecordOptions & { isFirst: boolean },
): CsvRecord {
  if (sku === undefined) return {}
  const { priceCents, compareCents } = resolveCsvPrice(sku, now)
  const photo = photos.find(({ id }) => id === sku.photoId)
  const named = variations.map(({ name }) => ({ name, value: sku.options[name] ?? "" }))
  const options = (named.length === 0 ? [soleOption] : named).flatMap(({ name, value }, place) => [
    ...(isFirst ? [[getOptionColumn(place, "Name"), name]] : []),
    [getOptionColumn(place, "Value"), value],
  ])
  return {
    ...Object.fromEntries(options),
    [columns.sku]: sku.code,
    [columns.stock]: String(sku.stock),
    [columns.price]: buildAmount(priceCents),
    [columns.compareAt]: compareCents === null ? "" : buildAmount(compareCents),
    [columns.variantImage]: photo === undefined ? "" : buildCsvImageUrl(photo.hash, siteUrl),
  }
}

function buildPhoto(
  photo: ExistingPhoto | undefined,
  place: number,
  { siteUrl }: CsvRecordOptions,
): CsvRecord {
  if (photo === undefined) return {}
  return {
    [columns.imageSrc]: buildCsvImageUrl(photo.hash, siteUrl),
    [columns.imagePosition]: String(place + 1),
    [columns.imageAlt]: photo.name,
  }
}

function buildFlag(value: boolean): string {
  return value ? "TRUE" : "FALSE"
}
