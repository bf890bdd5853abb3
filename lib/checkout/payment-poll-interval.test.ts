import { expect, it } from "@jest/globals"
import { getPaymentPollDelayMs } from "./payment-poll-interval.ts"

it("polls every 3 s for a minute, then every 10 s, and stops after ten minutes", () => {
  const polls: number[] = []
  for (
    let at = 0, next = getPaymentPollDelayMs(at);
    next !== null;
    next = getPaymentPollDelayMs(at)
  ) {
    at += next
    polls.push(at)
  }
  expect(polls.slice(0, 3)).toEqual([3_000, 6_000, 9_000])
  expect(polls.filter((at) => at <= 60_000)).toHaveLength(20)
  expect(polls.filter((at) => at > 60_000)).toHaveLength(54)
  expect(polls.at(-1)).toBe(600_000)
})
