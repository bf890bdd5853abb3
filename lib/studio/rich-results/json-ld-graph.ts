/** One thing that structured data describes, by its properties. */
export type DataNode = Readonly<Record<string, unknown>>

/** A thing with where it stands: in the page's graph itself, or as a property of another. */
export type GraphEntry = {
  node: DataNode
  types: readonly string[]
  parent: GraphEntry | null
  /** The property of `parent` that it is. */
  property: string | null
}

export type DataGraph = {
  entries: readonly GraphEntry[]
  /** The thing that a value is or refers to by its `@id`; null for a text, or where it is not here. */
  resolve: (value: unknown) => DataNode | null
}

/** Whatever a page says, reading it ends. */
const maxEntries = 5_000
const maxDepth = 24

/** Everything that the blocks of a page describe, at any depth. Takes whatever JSON there is. */
export function readGraph(blocks: readonly unknown[]): DataGraph {
  const entries: GraphEntry[] = []
  for (const block of blocks) collect(block, { parent: null, property: null, depth: 0 }, entries)
  const byId = new Map<string, DataNode>()
  for (const { node } of entries) {
    const id = node["@id"]
    const known = typeof id === "string" ? byId.get(id) : undefined
    // Two parts of one thing, told apart on the page, are one.
    if (typeof id === "string") byId.set(id, known ? { ...node, ...known } : node)
  }
  const resolve = (value: unknown): DataNode | null => {
    if (!isNode(value)) return null
    const id = value["@id"]
    return (isReference(value) && typeof id === "string" && byId.get(id)) || value
  }
  return { entries, resolve }
}

/** The types of a thing by their names in schema.org. */
export function listTypes(node: DataNode): string[] {
  return listOf(node["@type"])
    .filter((type) => typeof type === "string")
    .map((type) => type.replace(/^(?:https?:\/\/schema\.org\/|schema:)/, ""))
}

/** Whether a value is a thing and no text, number or list. */
export function isNode(value: unknown): value is DataNode {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}

/** Whether a thing only names another by its `@id`. */
export function isReference(node: DataNode): boolean {
  return Object.keys(node).every((key) => key === "@id" || key === "@type") && "@id" in node
}

/**
 * Every value at a property of a thing, or of what its property is: `shippingRate.currency`. Empty
 * texts, lists and things count as none.
 */
export function listValues(graph: DataGraph, node: DataNode, path: string): unknown[] {
  let values: unknown[] = [node]
  for (const name of path.split(".")) {
    values = values.flatMap((value) => listOf(graph.resolve(value)?.[name]))
  }
  return values.filter((value) => !isEmpty(value))
}

/** A value, a list of values or none, as a list. */
export function listOf(value: unknown): unknown[] {
  if (value === undefined || value === null) return []
  return Array.isArray(value) ? value.flatMap(listOf) : [value]
}

function isEmpty(value: unknown): boolean {
  if (typeof value === "string") return value.trim() === ""
  return isNode(value) && Object.keys(value).length === 0
}

type Place = { parent: GraphEntry | null; property: string | null; depth: number }

function collect(value: unknown, place: Place, entries: GraphEntry[]): void {
  const { parent, property, depth } = place
  if (depth > maxDepth || entries.length >= maxEntries) return
  if (Array.isArray(value)) {
    for (const each of value) collect(each, { ...place, depth: depth + 1 }, entries)
    return
  }
  if (!isNode(value)) return
  const isHeld = !isReference(value) && listTypes(value).length > 0
  const entry = { node: value, types: listTypes(value), parent, property }
  if (isHeld) entries.push(entry)
  for (const [name, part] of Object.entries(value)) {
    const below =
      name === "@graph" ? { parent: null, property: null } : { parent: entry, property: name }
    collect(part, { ...below, depth: depth + 1 }, entries)
  }
}
