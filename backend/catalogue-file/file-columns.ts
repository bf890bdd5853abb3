import type { ShelfText } from "./shelf-product.ts"

/** Shopify's names of the columns, and our own in its way of writing fields that it has not. */
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

/** The column that holds one of a product's texts. */
export function getTextColumn(text: ShelfText): string {
  return columns[text]
}

/** "Option1 Name" and its like. */
export function optionColumn(place: number, what: "Name" | "Value"): string {
  return `Option${place + 1} ${what}`
}

/** Shopify has three; a product may have more here. */
export const leastOptions = 3
export const mostOptions = 10

/** The option of a product that has none, as Shopify writes it. */
export const soleOption = { name: "Title", value: "Default Title" } as const

/** Whether a file's column means something here. */
export function isKnownColumn(header: string): boolean {
  const known: readonly string[] = Object.values(columns)
  if (known.includes(header)) return true
  const place = /^Option(\d{1,2}) (?:Name|Value)$/.exec(header)?.[1]
  return place !== undefined && Number(place) >= 1 && Number(place) <= mostOptions
}
