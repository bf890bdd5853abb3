import { setTimeout as sleep } from "node:timers/promises"
import type { Supervisor } from "#scripts/lib/supervisor.ts"

/** Longer than nginx skips a process that has rejected a connection (`fail_timeout`). */
const proxyRetryMs = 2_500

/** Starts processes again, one after the other, while the proxy routes requests to the others. */
export async function startRollingRestart(supervisors: readonly Supervisor[]): Promise<void> {
  for (const supervisor of supervisors) {
    await supervisor.restart()
    await sleep(proxyRetryMs)
  }
}
