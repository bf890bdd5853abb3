import type { ChangeEvent } from "#lib/contract/webhook.ts"
import type { ChangeReceiver } from "./change-receiver.ts"

export type FakeChangeReceiver = ChangeReceiver & {
  /** What arrived, in order. */
  events: ChangeEvent[]
  /** Makes the next `times` announcements fail. */
  failNext: (times: number) => void
}

/** A receiver in memory, for tests: fails when told to. */
export function buildFakeChangeReceiver(): FakeChangeReceiver {
  const events: ChangeEvent[] = []
  let failures = 0
  return {
    events,
    failNext(times) {
      failures = times
    },
    async announce(event) {
      if (failures > 0) {
        failures -= 1
        throw new Error("told to fail")
      }
      events.push(event)
    },
  }
}
