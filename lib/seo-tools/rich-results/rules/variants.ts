import { type DataNode, listValues } from "../json-ld-graph.ts"
import { buildSource, isA, type RichRule } from "../rich-rule.ts"
import { buildRichFinding, type RichFinding } from "../shape.ts"

/**
 * Product variants: colours, sizes and others of one product, distinguished in search and shopping.
 */
export const productVariants: RichRule = {
  id: "productVariants",
  source: buildSource("product-variants"),
  isFor: (entry) => isA(entry, "ProductGroup"),
  buildShape: () => ({
    required: ["name"],
    recommended: ["hasVariant", "variesBy", "productGroupID", "brand.name", "description", "url"],
    values: { url: "address" },
    customCheck: (group, graph) => {
      const variants = listValues(graph, group, "hasVariant").map(graph.resolve)
      return validateIds(variants.filter((variant) => variant !== null))
    },
  }),
}

/** Requires a unique id of every variant. */
function validateIds(variants: readonly DataNode[]): RichFinding[] {
  const names = ["sku", "gtin", "gtin8", "gtin12", "gtin13", "gtin14", "mpn"]
  const ids = variants.map((variant) => {
    const name = names.find((each) => typeof variant[each] === "string" && variant[each] !== "")
    return name === undefined ? null : String(variant[name])
  })
  const known = ids.filter((id) => id !== null)
  const property = "hasVariant.sku"
  return [
    ...(known.length < ids.length ? [buildRichFinding("noVariantId", "error", property)] : []),
    ...(new Set(known).size < known.length
      ? [buildRichFinding("sameVariantId", "error", property)]
      : []),
  ]
}
