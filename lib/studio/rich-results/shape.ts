import { type DataGraph, type DataNode, isNode, listValues } from "./json-ld-graph.ts"
import { isOfKind, type ValueKind } from "./value-kinds.ts"

/** A property, or several of which one is enough. */
export type Need = string | readonly string[]

/**
 * What one table of Google's documentation asks of a thing, by property: `offers.price` is the price
 * of its offers.
 */
export type Shape = {
  required?: readonly Need[]
  recommended?: readonly Need[]
  /** Which form the values of a property have, where there are any. */
  values?: Readonly<Record<string, ValueKind>>
  /** What is asked of the things that a property holds; null asks nothing of this one. */
  parts?: Readonly<Record<string, Shape | ((part: DataNode) => Shape | null)>>
  /** What no table can say. */
  more?: (node: DataNode, graph: DataGraph) => RichRemark[]
}

/** What is said about a property, by code. */
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
 * One thing that Google asks for and does not find. A fault bars the rich result, a warning may, a
 * hint would make it better.
 */
export type RichRemark = {
  code: RichCode
  severity: "fault" | "warning" | "hint"
  /** From the thing on: `offers.price`; with " / " between several of which one is enough. */
  property: string
  /** What the value has to be, for the code "value". */
  kind?: ValueKind
}

const doings: readonly RichCode[] = ["ownReviews", "faqLimited", "searchboxRetired"]

/** Whether a remark tells what Google does by its own choice, which no page can mend. */
export function isDoingOfGoogle(code: RichCode): boolean {
  return doings.includes(code)
}

/** Everything that a thing lacks of a shape. */
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
    // Things that hold each other end here.
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

/** A remark on one property, or on several of which one is enough. */
export function remark(code: RichCode, severity: RichRemark["severity"], need: Need): RichRemark {
  return { code, severity, property: listNames(need).join(" / ") }
}
