import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from "graphql"
import type { ErrorDetail } from "#lib/contract/error-detail.ts"

/** Maximum values per query. The shop's own largest query stays below half of each. */
export const queryLimits = { tokens: 1_500, depth: 12, aliases: 20, cost: 6_000 } as const

/** Assumed number of rows of a list field if the query sets no limit. */
const rowsOfLists = new Map([
  ["sellProducts", 12],
  ["cognitoGallerys", 100],
  ["cognitoTestimonials", 100],
  ["cognitoGiftVoucherThemes", 20],
  ["cognitoGroups", 10],
  ["cognitoPages", 10],
  ["pageContents", 10],
  // Counting a whole list costs more than its fields.
  ["facets", 40],
  ["slides", 10],
  ["children", 10],
  ["images", 10],
  ["related_products", 10],
  ["bought_together", 4],
  ["skus", 10],
  ["photos", 10],
  ["addons", 10],
])

type Variables = Readonly<Record<string, unknown>>
type Weight = { cost: number; depth: number; aliases: number }

/**
 * Returns an error message if a query exceeds a limit, or null. The cost counts every field once
 * per expected row. The document must be valid: no cyclic fragments.
 */
export function resolveExcess(document: DocumentNode, variables: Variables): ErrorDetail | null {
  const weight: Weight = { cost: 0, depth: 0, aliases: 0 }
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const node of document.definitions) {
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node)
  }
  for (const node of document.definitions) {
    if (node.kind !== Kind.OPERATION_DEFINITION) continue
    addSelectionCost(node.selectionSet, 1, 1, {
      weight,
      fragments,
      variables: withDefaults(node, variables),
    })
  }
  return describeExcess(weight)
}

function describeExcess({ cost, depth, aliases }: Weight): ErrorDetail | null {
  if (depth > queryLimits.depth) {
    return { code: "graphql_depth_exceeded", params: { max: queryLimits.depth } }
  }
  if (aliases > queryLimits.aliases)
    return { code: "graphql_aliases_exceeded", params: { max: queryLimits.aliases } }
  if (cost > queryLimits.cost) return { code: "graphql_cost_exceeded" }
  return null
}

type Traversal = {
  weight: Weight
  fragments: Map<string, FragmentDefinitionNode>
  variables: Variables
}

/** Adds the cost of a selection set recursively. Stops as soon as a limit is exceeded. */
function addSelectionCost(
  set: SelectionSetNode,
  rows: number,
  depth: number,
  traversal: Traversal,
) {
  const { weight, fragments } = traversal
  weight.depth = Math.max(weight.depth, depth)
  for (const node of set.selections) {
    if (describeExcess(weight) !== null) return
    weight.cost += rows
    if (node.kind === Kind.FRAGMENT_SPREAD) {
      const fragment = fragments.get(node.name.value)
      if (fragment) addSelectionCost(fragment.selectionSet, rows, depth, traversal)
    } else if (node.kind === Kind.INLINE_FRAGMENT) {
      addSelectionCost(node.selectionSet, rows, depth, traversal)
    } else {
      if (node.alias) weight.aliases += 1
      const below = rows * rowsOf(node, traversal.variables)
      if (node.selectionSet) addSelectionCost(node.selectionSet, below, depth + 1, traversal)
    }
  }
}

function rowsOf(field: FieldNode, variables: Variables): number {
  const usual = rowsOfLists.get(field.name.value)
  if (usual === undefined) return 1
  // `limit` and `first` are aliases: the larger one bounds the cost.
  const limits = (field.arguments ?? [])
    .filter(({ name }) => name.value === "limit" || name.value === "first")
    .flatMap(({ value }) => {
      const variable = value.kind === Kind.VARIABLE ? variables[value.name.value] : undefined
      const limit = value.kind === Kind.INT ? Number(value.value) : variable
      return typeof limit === "number" ? [limit] : []
    })
  return limits.length === 0 ? usual : Math.max(1, ...limits)
}

function withDefaults(operation: OperationDefinitionNode, variables: Variables): Variables {
  const defaults = (operation.variableDefinitions ?? []).flatMap(({ variable, defaultValue }) =>
    defaultValue?.kind === Kind.INT ? [[variable.name.value, Number(defaultValue.value)]] : [],
  )
  return { ...Object.fromEntries(defaults), ...variables }
}
