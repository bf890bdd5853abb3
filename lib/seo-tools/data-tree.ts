import { isRecord } from "#lib/contract/values/record.ts"
/** A node of structured data for display, with its children. */
export type DataBranch = {
  /** Name of the property, or position in a list; "" at the root. */
  name: string
  /** schema.org type of a node; "" for anything else. */
  type: string
  /** A text or number as written; "" for nodes and lists. */
  value: string
  children: readonly DataBranch[]
  /** Number of omitted children: more than the maximum are not readable. */
  leftOut: number
}

const maxDepth = 12
const maxChildren = 200
const maxText = 2_000

/** Builds the display tree of the data of a JSON-LD element. Accepts any JSON. */
export function buildDataTree(data: unknown, name = "", depth = 0): DataBranch {
  if (Array.isArray(data)) {
    return buildBranch(
      name,
      "",
      data.map((each, at) => [String(at + 1), each] as const),
      depth,
    )
  }
  if (isRecord(data)) {
    const { "@type": type, ...rest } = data
    return buildBranch(name, listWords(type), Object.entries(rest), depth)
  }
  const text = String(data)
  const value = text.length > maxText ? `${text.slice(0, maxText)} …` : text
  return { name, type: "", value, children: [], leftOut: 0 }
}

function buildBranch(
  name: string,
  type: string,
  entries: readonly (readonly [string, unknown])[],
  depth: number,
): DataBranch {
  const included = depth >= maxDepth ? [] : entries.slice(0, maxChildren)
  return {
    name,
    type,
    value: "",
    leftOut: entries.length - included.length,
    children: included.map(([key, part]) => buildDataTree(part, key, depth + 1)),
  }
}

function listWords(type: unknown): string {
  return [type]
    .flat(2)
    .filter((each) => typeof each === "string")
    .join(", ")
}
