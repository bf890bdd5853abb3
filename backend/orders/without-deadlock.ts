import pg from "pg"

const deadlock = "40P01"
const mostTries = 4

/**
 * Runs a transaction, and once more where the database ended it because it and another waited for
 * each other. It must have no effect but on the database.
 */
export async function withoutDeadlock<T>(run: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await run()
    } catch (fault) {
      const isDeadlock = fault instanceof pg.DatabaseError && fault.code === deadlock
      if (!isDeadlock || tries >= mostTries) throw fault
    }
  }
}
