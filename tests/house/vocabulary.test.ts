import { execFileSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "@jest/globals"
import { listWords, parseCode } from "./read-code.ts"

const root = join(import.meta.dirname, "../..")
const vocabulary: { terms: Record<string, string>; standardNames: string[] } =
  readJson("vocabulary.json")
const terms = new Map(Object.entries(vocabulary.terms))
type Exemption = { name: string; where?: string; reason: string }
const exemptions: Exemption[] = readJson("vocabulary-exemptions.json")
/** The first words of exported functions; docs/glossary.md explains each. */
const verbs = new Set(
  `get list find create update delete save parse build format render resolve validate require is has can handle
  send request fetch enqueue publish subscribe start stop open close register measure use with`.split(
    /\s+/,
  ),
)
/** Names that Next.js and the migration runner call by. */
const frameworkNames =
  /^(generateMetadata|generateStaticParams|generateViewport|middleware|register|onRequestError|up|[A-Z]\w*)$/
/** Names with a forbidden word in a sense that the field shares. */
const standardNames = new RegExp(vocabulary.standardNames.join("|"), "i")
const usedExemptions = new Set<Exemption>()

function readJson(name: string) {
  return JSON.parse(readFileSync(join(import.meta.dirname, name), "utf8"))
}

const files = execFileSync("git", ["ls-files", "-z", "*.ts", "*.tsx", "*.mjs"], { cwd: root })
  .toString("utf8")
  .split("\0")
  .filter((path) => path !== "" && !path.startsWith("backend/seed/data/"))
  .map((path) => ({ path, code: readFileSync(join(root, path), "utf8") }))
const parsed = files.map(({ path, code }) => ({ path, ...parseCode(code) }))

/** Returns what to write instead of each forbidden word of a name. */
function explainName(name: string, path: string): string[] {
  if (standardNames.test(name)) return []
  const found = listWords(name).flatMap((word) => {
    const term = terms.get(word)
    return term === undefined ? [] : [`${name}: for "${word}" use ${term}`]
  })
  return found.length > 0 && isExempt(name, path) ? [] : found
}

/** True if the list exempts a name in this file. */
function isExempt(name: string, path: string): boolean {
  const matching = exemptions.filter(
    (each) => each.name === name && path.startsWith(each.where ?? ""),
  )
  for (const each of matching) usedExemptions.add(each)
  return matching.length > 0
}

describe("the vocabulary", () => {
  it("allows no forbidden word in a path", () => {
    const wrong = files.flatMap(({ path }) =>
      path
        .replace(/(\.(test|journey|look|own|int))*\.(tsx?|mjs)$/, "")
        .split("/")
        .flatMap((segment) => explainName(segment, path).map((text) => `${path}: ${text}`)),
    )
    expect(wrong).toEqual([])
  })

  it("allows no forbidden word in an identifier", () => {
    const wrong = parsed.flatMap(({ path, identifiers }) =>
      identifiers.flatMap(({ text, line }) =>
        explainName(text, path).map((found) => `${path}:${line}: ${found}`),
      ),
    )
    expect(wrong).toEqual([])
  })

  it("allows no forbidden word in a comment", () => {
    const wrong = parsed.flatMap(({ path, comments }) =>
      comments.flatMap(({ text, line }) =>
        (text.match(/[A-Za-z]+/g) ?? []).flatMap((word) => {
          const term = terms.get(word.toLowerCase())
          if (term === undefined || isExempt(word, path)) return []
          return [`${path}:${line}: for "${word}" write ${term}`]
        }),
      ),
    )
    expect(wrong).toEqual([])
  })

  it("exempts at most 60 names, each with a reason and a use", () => {
    const unused = exemptions.filter((each) => !usedExemptions.has(each))
    expect(exemptions.filter(({ reason }) => reason === "")).toEqual([])
    expect(unused).toEqual([])
    expect(exemptions.length).toBeLessThanOrEqual(60)
  })
})

describe("exported functions", () => {
  const exported = files
    .filter(({ path }) => !/\.test\.tsx?$|^tests\//.test(path))
    .flatMap(({ path, code }) =>
      [...code.matchAll(/^export (?:default )?(?:async )?function\*? (\w+)/gm)].map(
        ([, name = ""]) => ({ name, path }),
      ),
    )
    .filter(({ name }) => !frameworkNames.test(name))

  it("begin with a verb of the table, nine in ten", () => {
    const others = exported.filter(({ name }) => !verbs.has(listWords(name)[0] ?? ""))
    const allowed = Math.floor(exported.length / 10)
    expect(others.length > allowed ? others : []).toEqual([])
  })
})
