import { isRecord } from "#lib/contract/values/record.ts"

/** A node of structured data, by its properties. */
export type DataNode = Readonly<Record<string, unknown>>

/** A node with its position: in the page's graph itself, or as a property of another node. */
export type GraphEntry = {
  node: DataNode
  types: readonly string[]
  parent: GraphEntry | null
  /** The property of `parent` that contains it. */
  property: string | null
}

export type DataGraph = {
  entries: readonly GraphEntry[]
  /**
   * Returns the node that a value is or references by `@id`, the reference itself if the page lacks
   * its node; null for a text.
   */
  resolve: (value: unknown) => DataNode | null
}

/** Limits that end the traversal of any page. */
const maxEntries = 5_000
const maxDepth = 24

/** Returns the graph of all nodes in the blocks of a page, at any depth. Accepts any JSON. */
export function parseJsonLdGraph(blocks: readonly unknown[]): DataGraph {
  const entries: GraphEntry[] = []
  for (const block of blocks) collect(block, { parent: null, property: null, depth: 0 }, entries)
  const byId = new Map<string, DataNode>()
  for (const { node } of entries) {
    const id = node["@id"]
    const known = typeof id === "string" ? byId.get(id) : undefined
    // Two nodes with the same `@id` are merged into one.
    if (typeof id === "string") byId.set(id, known ? { ...node, ...known } : node)
  }
  const resolve = (value: unknown): DataNode | null => {
    if (!isRecord(value)) return null
    const id = value["@id"]
    return (isReference(value) && typeof id === "string" && byId.get(id)) || value
  }
  return { entries, resolve }
}

/** Returns the types of a node by their names in schema.org. */
export function listTypes(node: DataNode): string[] {
  return listOf(node["@type"])
    .filter((type) => typeof type === "string")
    .map(parseSchemaName)
}

/** Returns the name of a type or value of schema.org, which may be written as a URL. */
export function parseSchemaName(text: string): string {
  return text.replace(/^(?:https?:\/\/schema\.org\/|schema:)/, "")
}

/** True if a node only references another by its `@id`. */
export function isReference(node: DataNode): boolean {
  return Object.keys(node).every((key) => key === "@id" || key === "@type") && "@id" in node
}

/**
 * Returns every value of a property of a node, or of a nested property: `shippingRate.currency`.
 * Empty texts, lists and nodes are omitted.
 */
export function listValues(graph: DataGraph, node: DataNode, path: string): unknown[] {
  let values: unknown[] = [node]
  for (const name of path.split(".")) {
    values = values.flatMap((value) => listOf(graph.resolve(value)?.[name]))
  }
  return values.filter((value) => !isEmpty(value))
}

/** Returns a value, a list of values or nothing as a flat list. */
export function listOf(value: unknown): unknown[] {
  if (value === undefined || value === null) return []
  return Array.isArray(value) ? value.flatMap(listOf) : [value]
}

function isEmpty(value: unknown): boolean {
  if (typeof value === "string") return value.trim() === ""
  return isRecord(value) && Object.keys(value).length === 0
}

type Position = { parent: GraphEntry | null; property: string | null; depth: number }

function collect(value: unknown, position: Position, entries: GraphEntry[]): void {
  const { parent, property, depth } = position
  if (depth > maxDepth || entries.length >= maxEntries) return
  if (Array.isArray(value)) {
    for (const each of value) collect(each, { ...position, depth: depth + 1 }, entries)
    return
  }
  if (!isRecord(value)) return
  const isTyped = !isReference(value) && listTypes(value).length > 0
  const entry = { node: value, types: listTypes(value), parent, property }
  if (isTyped) entries.push(entry)
  for (const [name, part] of Object.entries(value)) {
    const below =
      name === "@graph" ? { parent: null, property: null } : { parent: entry, property: name }
    collect(part, { ...below, depth: depth + 1 }, entries)
  }
}
