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

export type MutationSuite = (typeof mutationSuites)[number]

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
