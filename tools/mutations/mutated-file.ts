import { execFileSync } from "node:child_process"
import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { projectRoot } from "#scripts/lib/project.ts"
import { formatErrorMessage, UserError } from "#scripts/lib/user-error.ts"
import type { Mutation } from "./mutation.ts"

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
