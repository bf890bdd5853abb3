import { execFileSync } from "node:child_process"
import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { projectRoot } from "#scripts/lib/project.ts"
import { formatErrorMessage, UserError } from "#scripts/lib/user-error.ts"

/** Suites of `npm test` that can catch a mutation. */
export const mutationSuites = [
  "unit",
  "house",
  "contract",
  "crawl",
  "pages",
  "e2e",
  "torture",
] as const

type MutationSuite = (typeof mutationSuites)[number]

/** The core test that fails under a mutation: its suite, and its file from the project's root. */
export type Catcher = { suite: MutationSuite; file: string }

/** A deliberate defect: one text of one file replaced by another. */
export type Mutation = {
  name: string
  /** From the project's root. */
  file: string
  /** Occurs exactly once in the file. */
  find: string
  replace: string
  /** The rule that the mutation breaks. */
  why: string
  caughtBy: Catcher
}

/** Mutations of one area of the project. */
export type MutationTable = { area: string; mutations: readonly Mutation[] }

/** Builds the reference to a test file of `npm run test:unit`. */
export function buildUnitCatcher(file: string): Catcher {
  return { suite: "unit", file }
}

/** Returns the text of a file with the mutation. Throws a UserError unless `find` occurs once. */
export function buildMutatedText(text: string, { name, file, find, replace }: Mutation): string {
  const parts = text.split(find)
  const [before, after] = parts
  if (parts.length !== 2 || before === undefined || after === undefined) {
    const count = parts.length - 1
    throw new UserError(`The text of the mutation ${name} occurs ${count} times in ${file}.`)
  }
  return before + replace + after
}

/** Writes the mutation into its file. Returns a function that restores the file. */
export function startMutation(mutation: Mutation): () => void {
  const path = join(projectRoot, mutation.file)
  const original = readFileSync(path)
  writeFileSync(path, buildMutatedText(original.toString("utf8"), mutation))
  return () => writeFileSync(path, original)
}

/** Throws a UserError if one of the files has uncommitted changes. */
export function requireCommitted(files: readonly string[]): void {
  const changed = listChanges(files)
  if (changed.length === 0) return
  throw new UserError(`Commit or stash these files first: ${changed.join(", ")}.`)
}

function listChanges(files: readonly string[]): string[] {
  try {
    const args = ["--literal-pathspecs", "status", "--porcelain", "--", ...new Set(files)]
    const output = execFileSync("git", args, { cwd: projectRoot, encoding: "utf8" })
    return output.split("\n").flatMap((line) => (line === "" ? [] : [line.slice(3)]))
  } catch (error) {
    throw new UserError(`git could not list the changed files: ${formatErrorMessage(error)}`)
  }
}
