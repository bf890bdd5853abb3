import { readFile } from "node:fs/promises"
import { createRequire } from "node:module"

type Reference = { "@id": string }
type Entry =
  | { "@type": "rdfs:Class"; "@id": string; "rdfs:subClassOf": Reference[] }
  | { "@type": "rdf:Property"; "@id": string; "schema:domainIncludes": Reference[] }

/** Schema.org's vocabulary in its published format: types and the domains of properties. */
export type Vocabulary = { "@graph": Entry[] }

const refer = (name: string): Reference => ({ "@id": `schema:${name}` })

/**
 * Parses the vocabulary from the declarations of Google's package `schema-dts`: each interface is a
 * type with its parents and its own properties.
 */
export async function parseSchemaOrgVocabulary(): Promise<Vocabulary> {
  const path = createRequire(import.meta.url).resolve("schema-dts/dist/schema.d.ts")
  const parents = new Map<string, Set<string>>()
  const domains = new Map<string, Set<string>>()
  let open: string | null = null
  for (const line of (await readFile(path, "utf8")).split("\n")) {
    const declared = /^(?:export )?interface (\w+?)(?:Base|Leaf)(?: extends (.+?))? \{/.exec(line)
    if (declared) {
      open = declared[1] ?? ""
      addAll(parents, open, listParents(declared[2] ?? "", open))
    }
    const property = /^ {4}"(\w+)"\?: /.exec(line)?.[1]
    if (property !== undefined && open !== null) addAll(domains, property, [open])
    if (line.startsWith("}")) open = null
  }
  return {
    "@graph": [
      ...[...parents].map(([name, above]) => ({
        "@type": "rdfs:Class" as const,
        "@id": `schema:${name}`,
        "rdfs:subClassOf": [...above].map(refer),
      })),
      ...[...domains].map(([name, types]) => ({
        "@type": "rdf:Property" as const,
        "@id": `schema:${name}`,
        "schema:domainIncludes": [...types].map(refer),
      })),
    ],
  }
}

function listParents(written: string, own: string): string[] {
  const names = [...written.matchAll(/\b(\w+?)Base\b/g)].map((found) => found[1] ?? "")
  return names.filter((name) => name !== own)
}

function addAll(map: Map<string, Set<string>>, key: string, values: readonly string[]): void {
  const known = map.get(key) ?? new Set()
  for (const value of values) known.add(value)
  map.set(key, known)
}
