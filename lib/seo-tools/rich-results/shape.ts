import { isRecord } from "#lib/contract/values/record.ts"
import { type DataGraph, type DataNode, listValues } from "./json-ld-graph.ts"
import { isOfKind, type ValueKind } from "./value-kinds.ts"

/** A property, or several of which one is enough. */
export type Requirement = string | readonly string[]

/**
 * Requirements of one table of Google's documentation for a node, by property: `offers.price` is
 * the price of its offers.
 */
export type Shape = {
  required?: readonly Requirement[]
  recommended?: readonly Requirement[]
  /** Format of the values of a property, if there are any. */
  values?: Readonly<Record<string, ValueKind>>
  /** Requirements for the nodes in a property; null for a node without any. */
  nested?: Readonly<Record<string, Shape | ((part: DataNode) => Shape | null)>>
  /** Rules that no table can express. */
  customCheck?: (node: DataNode, graph: DataGraph) => RichFinding[]
}

/** Codes of findings about a property. */
export type RichFindingCode =
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
export type RichFinding = {
  code: RichFindingCode
  severity: "error" | "warning" | "hint"
  /**
   * Path from the node: `offers.price`; alternatives of which one is enough are separated by " / ".
   */
  property: string
  /** Required format, for the code "value". */
  kind?: ValueKind
}

const googlePolicyCodes: readonly RichFindingCode[] = [
  "ownReviews",
  "faqLimited",
  "searchboxRetired",
]

/** True if a finding describes a policy of Google that no page can change. */
export function isGooglePolicy(code: RichFindingCode): boolean {
  return googlePolicyCodes.includes(code)
}

/** Returns the findings of a node against its requirements. */
export function validateShape(
  graph: DataGraph,
  node: DataNode,
  shape: Shape,
  depth = 0,
): RichFinding[] {
  const lacks = (need: Requirement) => listNames(need).every((name) => !has(graph, node, name))
  const missing = (shape.required ?? []).filter(lacks)
  const recommended = (shape.recommended ?? []).filter(lacks)
  return [
    ...missing.map((need) => buildRichFinding("missing", "error", need)),
    ...recommended.map((need) => buildRichFinding("recommended", "hint", need)),
    ...validateValues(graph, node, shape),
    // Ends the recursion of nodes that reference each other.
    ...(depth < 4 ? validateNested(graph, node, shape, depth) : []),
    ...(shape.customCheck?.(node, graph) ?? []),
  ]
}

function validateValues(graph: DataGraph, node: DataNode, { values = {} }: Shape): RichFinding[] {
  return Object.entries(values)
    .filter(([name, kind]) =>
      listValues(graph, node, name).some((value) => !isOfKind(graph, value, kind)),
    )
    .map(([name, kind]) => ({ ...buildRichFinding("value", "error", name), kind }))
}

function validateNested(
  graph: DataGraph,
  node: DataNode,
  shape: Shape,
  depth: number,
): RichFinding[] {
  return Object.entries(shape.nested ?? {}).flatMap(([name, part]) =>
    listValues(graph, node, name).flatMap((value) => {
      const nestedNode = graph.resolve(value)
      const nestedShape = typeof part === "function" ? nestedNode && part(nestedNode) : part
      if (!isRecord(nestedNode) || !nestedShape) return []
      return validateShape(graph, nestedNode, nestedShape, depth + 1).map((finding) => ({
        ...finding,
        property: finding.property
          .split(" / ")
          .map((each) => (each === "" ? name : `${name}.${each}`))
          .join(" / "),
      }))
    }),
  )
}

const listNames = (need: Requirement): readonly string[] =>
  typeof need === "string" ? [need] : need

const has = (graph: DataGraph, node: DataNode, name: string) =>
  listValues(graph, node, name).length > 0

/** Builds a finding about one property, or about alternatives of which one is enough. */
export function buildRichFinding(
  code: RichFindingCode,
  severity: RichFinding["severity"],
  need: Requirement,
): RichFinding {
  return { code, severity, property: listNames(need).join(" / ") }
}
