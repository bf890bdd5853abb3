import type { ProductTextField } from "./existing-products.ts"

/** A CSV row: the line it starts on and its cells by column. */
export type CsvRow = { line: number; cells: ReadonlyMap<string, string> }

/** A message about a cell for the owner; `column` is empty if it concerns the whole row. */
export type CellIssue = { line: number; column: string; message: string }

/** The consecutive rows of one product, with the errors found while parsing. */
export type CsvProduct = {
  handle: string
  rows: readonly CsvRow[]
  errors: readonly CellIssue[]
}

/** Returns the line on which a product starts. */
export function getFirstLine({ rows }: CsvProduct): number {
  return rows[0]?.line ?? 0
}

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
  featured: "Featured (product.metafields.curlew.featured_position)",
  lowStock: "Low stock (product.metafields.curlew.low_stock)",
  attributes: "Attributes (product.metafields.curlew.attributes)",
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

/** Matches what spreadsheets run as a formula, with or without apostrophes that prevent it. */
const formula = /^'*[=+\-@\t\r＝＋－＠]/

/** Escapes a cell that looks like a formula with a leading apostrophe (CSV injection). */
export function escapeFormula(text: string): string {
  return formula.test(text) ? `'${text}` : text
}

/** Reverts `escapeFormula`. */
export function unescapeFormula(text: string): string {
  return text.startsWith("'") && formula.test(text) ? text.slice(1) : text
}

const imageWidthPx = 1600

/** Returns the URL of an image of this shop: JPEG, 4:3, 1,600 pixels wide. */
export function buildCsvImageUrl(hash: string, siteUrl: string): string {
  return `${siteUrl}/assets/i/${hash}/4x3/${imageWidthPx}.jpeg`
}

/**
 * Returns the image hash of one of this shop's image URLs or of a bare hash; null for any other
 * URL.
 */
export function findImageHash(url: string): string | null {
  return /^(?:.*\/assets\/i\/)?([0-9a-f]{32})(?:-\d+-\d+)?(?:\/.*)?$/.exec(url.trim())?.[1] ?? null
}
