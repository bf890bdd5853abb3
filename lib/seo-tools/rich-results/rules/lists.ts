import { type DataGraph, type DataNode, listValues } from "../json-ld-graph.ts"
import { buildSource, isA, type RichRule } from "../rich-rule.ts"
import { buildRichFinding, type RichFinding, type Shape } from "../shape.ts"

const listItem: Shape = { required: ["position"], values: { position: "whole" } }

/** Breadcrumb: the trail shown in place of the URL above a search result. */
export const breadcrumb: RichRule = {
  id: "breadcrumb",
  source: buildSource("breadcrumb"),
  isFor: (entry) => isA(entry, "BreadcrumbList"),
  buildShape: () => ({
    required: ["itemListElement"],
    nested: { itemListElement: { ...listItem, required: ["position", ["name", "item.name"]] } },
    customCheck: (list, graph) => [
      ...validateTrail(list, graph),
      ...validatePositions(list, graph),
    ],
  }),
}

/** Requires a URL of every step but the last. A step without a position has that of its order. */
function validateTrail(list: DataNode, graph: DataGraph): RichFinding[] {
  const steps = listSteps(list, graph)
  const positions = steps.map(({ position }, at) =>
    /^\d+$/.test(String(position)) ? Number(position) : at + 1,
  )
  const last = Math.max(...positions)
  const lacksUrl = steps.some(({ item }, at) => {
    const url = typeof item === "string" ? item : (graph.resolve(item)?.["@id"] ?? null)
    const isLast = positions[at] === last
    if (url === null) return !isLast
    return typeof url !== "string" || !URL.canParse(url)
  })
  return [
    ...(steps.length === 1 ? [buildRichFinding("oneCrumb", "warning", "itemListElement")] : []),
    ...(lacksUrl ? [buildRichFinding("missing", "error", "itemListElement.item")] : []),
  ]
}

/** Carousel: several products or pages that Google may show beside each other. */
export const carousel: RichRule = {
  id: "carousel",
  source: buildSource("carousel"),
  isFor: (entry) => isA(entry, "ItemList"),
  buildShape: () => ({
    required: ["itemListElement"],
    nested: {
      itemListElement: {
        ...listItem,
        required: ["position", ["url", "item.url", "item.@id", "item"]],
        values: { position: "whole", url: "address" },
      },
    },
    customCheck: validatePositions,
  }),
}

/** Requires consecutive positions that start at 1. */
function validatePositions(list: DataNode, graph: DataGraph): RichFinding[] {
  const positions = listSteps(list, graph).map(({ position }) => Number(position))
  const isInOrder = positions.every((position, at) => position === at + 1)
  // A further page of a list continues the numbering of the previous page.
  const [first = 1] = positions
  const goesOn = positions.every((position, at) => position === first + at)
  return isInOrder || goesOn
    ? []
    : [buildRichFinding("positions", "warning", "itemListElement.position")]
}

function listSteps(list: DataNode, graph: DataGraph): DataNode[] {
  return listValues(graph, list, "itemListElement")
    .map(graph.resolve)
    .filter((step) => step !== null)
}
