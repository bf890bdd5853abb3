import { type DataGraph, type DataNode, isNode, listValues } from "./json-ld-graph.ts"
import { isOfKind, type ValueKind } from "./value-kinds.ts"

/** A property, or several of which one is enough. */
export type Need = string | readonly string[]

/**
 * Requirements of one table of Google's documentation for a node, by property: `offers.price` is
 * the price of its offers.
 */
export type Shape = {
  required?: readonly Need[]
  recommended?: readonly Need[]
  /** Format of the values of a property, if there are any. */
  values?: Readonly<Record<string, ValueKind>>
  /** Requirements for the nodes in a property; null for a node without any. */
  parts?: Readonly<Record<string, Shape | ((part: DataNode) => Shape | null)>>
  /** Rules that no table can express. */
  more?: (node: DataNode, graph: DataGraph) => RichRemark[]
}

/** Codes of findings about a property. */
export type RichCode =
  | "missing"
  | "recommended"
  | "value"
  | "mixedOffers"
  | "datePast"
  | "ratingRange"
  | "longAuthor"
  | "longHeadline"
  | "oneCrumb"
  | "positions"
  | "ownReviews"
  | "noVariantId"
  | "sameVariantId"
  | "faqLimited"
  | "searchboxRetired"

/**
 * A property that Google needs and that is missing or invalid. An error prevents the rich result, a
 * warning may, a hint would improve it.
 */
export type RichRemark = {
  code: RichCode
  severity: "fault" | "warning" | "hint"
  /**
   * Path from the node: `offers.price`; alternatives of which one is enough are separated by " / ".
   */
  property: string
  /** Required format, for the code "value". */
  kind?: ValueKind
}

const doings: readonly RichCode[] = ["ownReviews", "faqLimited", "searchboxRetired"]

/** True if a finding describes a policy of Google that no page can change. */
export function isDoingOfGoogle(code: RichCode): boolean {
  return doings.includes(code)
}

/** Returns the findings of a node against its requirements. */
export function checkShape(
  graph: DataGraph,
  node: DataNode,
  shape: Shape,
  depth = 0,
): RichRemark[] {
  const lacks = (need: Need) => listNames(need).every((name) => !has(graph, node, name))
  const missing = (shape.required ?? []).filter(lacks)
  const wished = (shape.recommended ?? []).filter(lacks)
  return [
    ...missing.map((need) => remark("missing", "fault", need)),
    ...wished.map((need) => remark("recommended", "hint", need)),
    ...checkValues(graph, node, shape),
    // Ends the recursion of nodes that reference each other.
    ...(depth < 4 ? checkParts(graph, node, shape, depth) : []),
    ...(shape.more?.(node, graph) ?? []),
  ]
}

function checkValues(graph: DataGraph, node: DataNode, { values = {} }: Shape): RichRemark[] {
  return Object.entries(values)
    .filter(([name, kind]) =>
      listValues(graph, node, name).some((value) => !isOfKind(graph, value, kind)),
    )
    .map(([name, kind]) => ({ ...remark("value", "fault", name), kind }))
}

function checkParts(graph: DataGraph, node: DataNode, shape: Shape, depth: number): RichRemark[] {
  return Object.entries(shape.parts ?? {}).flatMap(([name, part]) =>
    listValues(graph, node, name).flatMap((value) => {
      const held = graph.resolve(value)
      const asked = typeof part === "function" ? held && part(held) : part
      if (!isNode(held) || !asked) return []
      return checkShape(graph, held, asked, depth + 1).map((found) => ({
        ...found,
        property: found.property
          .split(" / ")
          .map((each) => (each === "" ? name : `${name}.${each}`))
          .join(" / "),
      }))
    }),
  )
}

const listNames = (need: Need): readonly string[] => (typeof need === "string" ? [need] : need)

const has = (graph: DataGraph, node: DataNode, name: string) =>
  listValues(graph, node, name).length > 0

/** Builds a finding about one property, or about alternatives of which one is enough. */
export function remark(code: RichCode, severity: RichRemark["severity"], need: Need): RichRemark {
  return { code, severity, property: listNames(need).join(" / ") }
}
