import { type DataNode, listTypes, listValues } from "../json-ld-graph.ts"
import { buildSource, isA, type RichRule } from "../rich-rule.ts"
import { type RichRemark, remark, type Shape } from "../shape.ts"
import { businessTypes, organisationTypes } from "./organisation.ts"

/** What is asked of the average of many ratings. */
export const ratingShape: Shape = {
  required: ["ratingValue", ["ratingCount", "reviewCount"]],
  recommended: ["bestRating", "worstRating"],
  values: { ratingCount: "whole", reviewCount: "whole" },
  more: checkRange,
}

/** What is asked of one person's review. */
export const reviewShape: Shape = {
  required: ["author", "reviewRating.ratingValue"],
  recommended: ["datePublished", "reviewRating.bestRating"],
  values: { datePublished: "day" },
  parts: { reviewRating: { more: checkRange } },
  more: (review, graph) => {
    const author = [...listValues(graph, review, "author.name"), review.author].find(
      (name) => typeof name === "string",
    )
    return String(author ?? "").length >= 100 ? [remark("longAuthor", "fault", "author.name")] : []
  },
}

/** Stars below a search result. */
export const reviewSnippet: RichRule = {
  id: "reviewSnippet",
  source: buildSource("review-snippet"),
  // Those of a product are checked with it.
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
      more: (node, graph) => [
        ...(shape.more?.(node, graph) ?? []),
        ...checkSubject(entry.parent?.node ?? graph.resolve(node.itemReviewed)),
      ],
    }
  },
}

/** Google shows no stars for what a business says about itself on its own site. */
function checkSubject(subject: DataNode | null): RichRemark[] {
  const isOwn = listTypes(subject ?? {}).some((type) =>
    [...businessTypes, ...organisationTypes].includes(type),
  )
  return isOwn ? [remark("ownReviews", "hint", "itemReviewed")] : []
}

/** Five is the best and one the worst where nothing else is said. */
function checkRange(node: DataNode): RichRemark[] {
  const { ratingValue, bestRating = 5, worstRating = 1 } = node
  if (ratingValue === undefined) return []
  const text = String(ratingValue).trim()
  // Percentages and fractions such as "4/5" carry their own scale.
  if (/^\d+(\.\d+)?\s*(%|\/\s*\d+)$/.test(text)) return []
  const value = Number(text.replace(",", "."))
  const isInside = value >= Number(worstRating) && value <= Number(bestRating)
  return text !== "" && isInside ? [] : [remark("ratingRange", "fault", "ratingValue")]
}
