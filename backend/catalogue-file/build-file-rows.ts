import { buildAmount } from "#backend/catalogue/amount.ts"
import { columns, getTextColumn, optionColumn, soleOption } from "./file-columns.ts"
import type { GroupNames } from "./group-names.ts"
import { buildImageAddress } from "./image-address.ts"
import {
  getFiledPrice,
  type ShelfPhoto,
  type ShelfProduct,
  type ShelfSku,
  shelfTexts,
} from "./shelf-product.ts"

/** One CSV record by column name; a column that is missing is empty. */
export type FileRow = Readonly<Record<string, string>>

type Parts = { groups: GroupNames; siteUrl: string; now: Date }

/**
 * Builds the CSV records of a product: one per enabled SKU or photo, whichever are more, at least
 * one.
 */
export function buildFileRows(product: ShelfProduct, parts: Parts): FileRow[] {
  const skus = product.skus.filter((sku) => sku.isEnabled)
  const count = Math.max(skus.length, product.photos.length, 1)
  return Array.from({ length: count }, (_, place) => ({
    [columns.handle]: product.handle,
    ...(place === 0 && buildHead(product, parts)),
    ...buildSku(product, skus[place], { ...parts, isFirst: place === 0 }),
    ...buildPhoto(product.photos[place], place, parts),
  }))
}

/** Formats the "Tags" column: the names of these categories in alphabetical order. */
export function buildTags(groupIds: readonly number[], groups: GroupNames): string {
  return groupIds
    .map((id) => groups.nameOf(id))
    .sort()
    .join(", ")
}

function buildHead(product: ShelfProduct, { groups }: Parts): FileRow {
  const { primaryGroupId } = product
  return {
    ...Object.fromEntries(shelfTexts.map((text) => [getTextColumn(text), product.texts[text]])),
    [columns.type]: primaryGroupId === null ? "" : groups.nameOf(primaryGroupId),
    [columns.tags]: buildTags(product.groupIds, groups),
    [columns.published]: buildFlag(product.isShown),
    [columns.status]: "active",
    [columns.isNew]: buildFlag(product.isNew),
  }
}

function buildSku(
  { variations, photos }: ShelfProduct,
  sku: ShelfSku | undefined,
  { siteUrl, now, isFirst }: Parts & { isFirst: boolean },
): FileRow {
  if (sku === undefined) return {}
  const { priceCents, compareCents } = getFiledPrice(sku, now)
  const photo = photos.find(({ id }) => id === sku.photoId)
  const named = variations.map(({ name }) => ({ name, value: sku.options[name] ?? "" }))
  const options = (named.length === 0 ? [soleOption] : named).flatMap(({ name, value }, place) => [
    ...(isFirst ? [[optionColumn(place, "Name"), name]] : []),
    [optionColumn(place, "Value"), value],
  ])
  return {
    ...Object.fromEntries(options),
    [columns.sku]: sku.code,
    [columns.stock]: String(sku.stock),
    [columns.price]: buildAmount(priceCents),
    [columns.compareAt]: compareCents === null ? "" : buildAmount(compareCents),
    [columns.variantImage]: photo === undefined ? "" : buildImageAddress(photo.hash, siteUrl),
  }
}

function buildPhoto(photo: ShelfPhoto | undefined, place: number, { siteUrl }: Parts): FileRow {
  if (photo === undefined) return {}
  return {
    [columns.imageSrc]: buildImageAddress(photo.hash, siteUrl),
    [columns.imagePosition]: String(place + 1),
    [columns.imageAlt]: photo.name,
  }
}

function buildFlag(value: boolean): string {
  return value ? "TRUE" : "FALSE"
}
