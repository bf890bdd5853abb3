import { setTimeout as sleep } from "node:timers/promises"
import type { Keeper } from "#scripts/keeper.ts"

/** Longer than nginx leaves a process alone that has refused a connection (`fail_timeout`). */
const takenUpAgainMs = 2_500

/** Starts processes anew, one after the other, while the proxy turns to those that are there. */
export async function restartInTurn(keepers: readonly Keeper[]): Promise<void> {
  for (const keeper of keepers) {
    await keeper.restart()
    await sleep(takenUpAgainMs)
  }
}
