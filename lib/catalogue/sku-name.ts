import type { Product, Sku } from "./product.ts"

/**
 * Returns the name of a product with the options of a SKU, such as "Clear resin (Amber, 500 ml)", in
 * the language of the product.
 */
export function formatSkuName(
  { name, termLabels = {} }: Pick<Product, "name" | "termLabels">,
  { options }: Pick<Sku, "options">,
): string {
  const chosen = Object.values(options).map((option) => termLabels[option] ?? option)
  return chosen.length === 0 ? name : `${name} (${chosen.join(", ")})`
}
