import type { Identifier } from "ra-core"
import { parseAdminError, resolveSessionProblem } from "./call-admin.ts"

/** Result of an action for many rows: those that it worked for, and why not for the others. */
export type BulkResult = {
  done: Identifier[]
  failed: { id: Identifier; message: string }[]
}

/**
 * Runs an action for each row, one after the other: a failure of one does not stop the others. Throws
 * if the page has no login left, since no further row can work.
 */
export async function runMany(
  ids: readonly Identifier[],
  run: (id: Identifier) => Promise<unknown>,
): Promise<BulkResult> {
  const result: BulkResult = { done: [], failed: [] }
  for (const id of ids) {
    try {
      await run(id)
      result.done.push(id)
    } catch (error) {
      const problem = parseAdminError(error)
      if (problem === null || resolveSessionProblem(error) !== null) throw error
      const [field = ""] = Object.values(problem.errors)
      result.failed.push({ id, message: field === "" ? problem.message : field })
    }
  }
  return result
}
