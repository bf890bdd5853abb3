import pg from "pg"

const deadlock = "40P01"
const mostTries = 4

/**
 * Runs a transaction and retries it, up to four attempts, after a deadlock. It must have no effect
 * outside the database.
 */
export async function withDeadlockRetry<T>(run: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await run()
    } catch (error) {
      const isDeadlock = error instanceof pg.DatabaseError && error.code === deadlock
      if (!isDeadlock || tries >= mostTries) throw error
    }
  }
}
