const problems = ["state", "denied", "code", "token", "unavailable"] as const

/** Why a login that led through another page came back without one. */
export type LoginProblem = (typeof problems)[number]

/** The problem that an address names; null for anything else. */
export function resolveProblem(text: unknown): LoginProblem | null {
  return problems.find((problem) => problem === text) ?? null
}
