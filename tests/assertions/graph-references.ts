/** A JSON-LD graph with nodes of any type. */
type AnyGraph = { "@graph": readonly object[] }

/** Returns the ids of a graph's nodes, in document order. */
export function listNodeIds(graph: AnyGraph): string[] {
  return graph["@graph"].flatMap((node) => readId(node) ?? [])
}

/** Returns the ids that the graph references but does not define. */
export function listDangling(graph: AnyGraph): string[] {
  const objects = listObjects(graph["@graph"])
  const known = new Set(objects.filter((each) => !isPointer(each)).map(readId))
  return objects
    .filter(isPointer)
    .flatMap((each) => (known.has(readId(each)) ? [] : (readId(each) ?? [])))
}

/** Returns the ids of nodes without a path of references, in either direction, to this node. */
export function listUnconnected(graph: AnyGraph, from: string): string[] {
  const links = graph["@graph"].map((node) => ({
    id: readId(node) ?? "",
    points: listObjects(node).filter(isPointer).map(readId),
  }))
  const reached = new Set([from])
  for (const _round of links) {
    for (const { id, points } of links) {
      if (reached.has(id)) for (const point of points) reached.add(point ?? "")
      else if (points.some((point) => reached.has(point ?? ""))) reached.add(id)
    }
  }
  return links.map(({ id }) => id).filter((id) => !reached.has(id))
}

/** Returns every object in a value, including the value itself. */
function listObjects(value: unknown): object[] {
  if (typeof value !== "object" || value === null) return []
  const inside = Object.values(value).flatMap(listObjects)
  return Array.isArray(value) ? inside : [value, ...inside]
}

function isPointer(value: object): boolean {
  return Object.keys(value).join() === "@id"
}

function readId(value: object): string | null {
  return "@id" in value && typeof value["@id"] === "string" ? value["@id"] : null
}
