import type { ProductTextField } from "./existing-product.ts"

/** Shopify's column names. Fields that Shopify does not have are named like its metafields. */
export const columns = {
  handle: "Handle",
  name: "Title",
  content: "Body (HTML)",
  brand: "Vendor",
  type: "Type",
  tags: "Tags",
  published: "Published",
  sku: "Variant SKU",
  stock: "Variant Inventory Qty",
  price: "Variant Price",
  compareAt: "Variant Compare At Price",
  imageSrc: "Image Src",
  imagePosition: "Image Position",
  imageAlt: "Image Alt Text",
  title: "SEO Title",
  meta_description: "SEO Description",
  variantImage: "Variant Image",
  status: "Status",
  blurb: "Blurb (product.metafields.curlew.blurb)",
  badge: "Badge (product.metafields.curlew.badge)",
  shipping_note: "Shipping note (product.metafields.curlew.shipping_note)",
  isNew: "New (product.metafields.curlew.is_new)",
} as const

/** Returns the column of a product text. */
export function getTextColumn(text: ProductTextField): string {
  return columns[text]
}

/** Returns the name of an option column, such as "Option1 Name". `position` counts from 0. */
export function getOptionColumn(position: number, what: "Name" | "Value"): string {
  return `Option${position + 1} ${what}`
}

/** Shopify has three options; a product may have up to ten here. */
export const minOptions = 3
export const maxOptions = 10

/** Shopify's placeholder option of a product without options. */
export const soleOption = { name: "Title", value: "Default Title" } as const

/** True if the import reads this column. */
export function isKnownColumn(header: string): boolean {
  const known: readonly string[] = Object.values(columns)
  if (known.includes(header)) return true
  const position = /^Option([1-9]\d?) (?:Name|Value)$/.exec(header)?.[1]
  return position !== undefined && Number(position) <= maxOptions
}
