import { type DataNode, listTypes, listValues } from "../json-ld-graph.ts"
import { buildSource, isA, type RichRule } from "../rich-rule.ts"
import { buildRichFinding, type RichFinding, type Shape } from "../shape.ts"
import { businessTypes, organisationTypes } from "./organisation.ts"

/** Requirements for an aggregate rating. */
export const ratingShape: Shape = {
  required: ["ratingValue", ["ratingCount", "reviewCount"]],
  recommended: ["bestRating", "worstRating"],
  values: { ratingCount: "whole", reviewCount: "whole" },
  customCheck: validateRange,
}

/** Requirements for a single review. */
export const reviewShape: Shape = {
  required: ["author", "reviewRating.ratingValue"],
  recommended: ["datePublished", "reviewRating.bestRating"],
  values: { datePublished: "day" },
  nested: { reviewRating: { customCheck: validateRange } },
  customCheck: (review, graph) => {
    const author = [...listValues(graph, review, "author.name"), review.author].find(
      (name) => typeof name === "string",
    )
    return String(author ?? "").length >= 100
      ? [buildRichFinding("longAuthor", "error", "author.name")]
      : []
  },
}

/** Review snippet: stars below a search result. */
export const reviewSnippet: RichRule = {
  id: "reviewSnippet",
  source: buildSource("review-snippet"),
  // Reviews of a product are checked with the product.
  isFor: (entry) =>
    isA(entry, "Review", "AggregateRating", "EmployerAggregateRating") &&
    !(entry.parent && isA(entry.parent, "Product", "ProductGroup")),
  buildShape: (entry) => {
    const shape = isA(entry, "Review") ? reviewShape : ratingShape
    const isAlone = entry.parent === null
    return {
      ...shape,
      required: [
        ...(isAlone ? ["itemReviewed", "itemReviewed.name"] : []),
        ...(shape.required ?? []),
      ],
      customCheck: (node, graph) => [
        ...(shape.customCheck?.(node, graph) ?? []),
        ...validateSubject(entry.parent?.node ?? graph.resolve(node.itemReviewed)),
      ],
    }
  },
}

/** Google shows no stars for reviews of a business on its own site. */
function validateSubject(subject: DataNode | null): RichFinding[] {
  const isShop = listTypes(subject ?? {}).some((type) =>
    [...businessTypes, ...organisationTypes].includes(type),
  )
  return isShop ? [buildRichFinding("ownReviews", "hint", "itemReviewed")] : []
}

/** The default scale is 1 to 5. */
function validateRange(node: DataNode): RichFinding[] {
  const { ratingValue, bestRating = 5, worstRating = 1 } = node
  if (ratingValue === undefined) return []
  const text = String(ratingValue).trim()
  // Percentages and fractions such as "4/5" carry their own scale.
  if (/^\d+(\.\d+)?\s*(%|\/\s*\d+)$/.test(text)) return []
  const value = Number(text.replace(",", "."))
  const isInside = value >= Number(worstRating) && value <= Number(bestRating)
  return text !== "" && isInside ? [] : [buildRichFinding("ratingRange", "error", "ratingValue")]
}
