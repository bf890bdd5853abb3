/** @jest-environment jsdom */

import { beforeEach, expect, it } from "@jest/globals"
import { saveDraft } from "./draft-storage.ts"
import { sendOnce } from "./send-once.ts"

beforeEach(() => localStorage.clear())

const fail = async () => {
  throw new Error("no response")
}

/** Sends a request whose response is lost, and returns its idempotency key. */
async function lose(content: object): Promise<string> {
  let key = ""
  const send = (input: { idempotency_key: string }) => {
    key = input.idempotency_key
    return fail()
  }
  await expect(sendOnce("credit:7", content, send)).rejects.toThrow("no response")
  return key
}

it("a request has the same key until it is done, and another one with other content", async () => {
  const first = await lose({ amount: "5.00" })
  expect(await lose({ amount: "5.00" })).toBe(first)
  const other = await lose({ amount: "6.00" })
  expect(other).not.toBe(first)
  const sent = await sendOnce("credit:7", { amount: "6.00" }, async (input) => input)
  expect(sent).toEqual({ amount: "6.00", idempotency_key: other })
  expect(await lose({ amount: "6.00" })).not.toBe(other)
})

it("a discarded draft forgets the key of its request", async () => {
  const first = await lose({ amount: "5.00" })
  saveDraft("credit:7", { values: { amount: "5" }, at: "" })
  expect(await lose({ amount: "5.00" })).toBe(first)
  saveDraft("credit:7", { values: {}, at: "" })
  expect(await lose({ amount: "5.00" })).not.toBe(first)
})
