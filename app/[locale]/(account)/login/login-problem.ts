const problems = ["state", "denied", "code", "token", "unavailable"] as const

/** Reasons for a failed OAuth login. */
export type LoginProblem = (typeof problems)[number]

/** Returns the problem named in the URL's query; null for anything else. */
export function resolveProblem(text: unknown): LoginProblem | null {
  return problems.find((problem) => problem === text) ?? null
}
