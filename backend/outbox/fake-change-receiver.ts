import type { ChangeEvent } from "#lib/contract/webhook.ts"
import type { ChangeReceiver } from "./storefront-webhook.ts"

export type FakeChangeReceiver = ChangeReceiver & {
  /** The received events, in order. */
  events: ChangeEvent[]
  /** Makes the next `times` deliveries fail. */
  failNext: (times: number) => void
}

/** Returns an in-memory receiver for tests that fails on demand. */
export function buildFakeChangeReceiver(): FakeChangeReceiver {
  const events: ChangeEvent[] = []
  let failures = 0
  return {
    events,
    failNext(times) {
      failures = times
    },
    async send(event) {
      if (failures > 0) {
        failures -= 1
        throw new Error("configured to fail")
      }
      events.push(event)
    },
  }
}
