import { type DataGraph, type DataNode, listValues } from "../json-ld-graph.ts"
import { buildSource, isA, type RichRule } from "../rich-rule.ts"
import { type RichRemark, remark, type Shape } from "../shape.ts"

const listItem: Shape = { required: ["position"], values: { position: "whole" } }

/** Breadcrumb: the trail shown in place of the URL above a search result. */
export const breadcrumb: RichRule = {
  id: "breadcrumb",
  source: buildSource("breadcrumb"),
  isFor: (entry) => isA(entry, "BreadcrumbList"),
  buildShape: () => ({
    required: ["itemListElement"],
    parts: { itemListElement: { ...listItem, required: ["position", ["name", "item.name"]] } },
    more: (list, graph) => [...checkTrail(list, graph), ...checkPositions(list, graph)],
  }),
}

/** Requires a URL of every step but the last. */
function checkTrail(list: DataNode, graph: DataGraph): RichRemark[] {
  const steps = listSteps(list, graph)
  const last = Math.max(...steps.map(({ position }) => Number(position)))
  const hasNoWay = steps.some(({ position, item }) => {
    const address = typeof item === "string" ? item : (graph.resolve(item)?.["@id"] ?? null)
    const isLast = Number(position) === last
    if (address === null) return !isLast
    return typeof address !== "string" || !URL.canParse(address)
  })
  return [
    ...(steps.length === 1 ? [remark("oneCrumb", "warning", "itemListElement")] : []),
    ...(hasNoWay ? [remark("missing", "fault", "itemListElement.item")] : []),
  ]
}

/** Carousel: several products or pages that Google may show beside each other. */
export const carousel: RichRule = {
  id: "carousel",
  source: buildSource("carousel"),
  isFor: (entry) => isA(entry, "ItemList"),
  buildShape: () => ({
    required: ["itemListElement"],
    parts: {
      itemListElement: {
        ...listItem,
        required: ["position", ["url", "item.url", "item.@id", "item"]],
        values: { position: "whole", url: "address" },
      },
    },
    more: checkPositions,
  }),
}

/** Requires consecutive positions that start at 1. */
function checkPositions(list: DataNode, graph: DataGraph): RichRemark[] {
  const positions = listSteps(list, graph).map(({ position }) => Number(position))
  const isInOrder = positions.every((position, at) => position === at + 1)
  // A further page of a list continues the numbering of the previous page.
  const [first = 1] = positions
  const goesOn = positions.every((position, at) => position === first + at)
  return isInOrder || goesOn ? [] : [remark("positions", "warning", "itemListElement.position")]
}

function listSteps(list: DataNode, graph: DataGraph): DataNode[] {
  return listValues(graph, list, "itemListElement")
    .map(graph.resolve)
    .filter((step) => step !== null)
}
