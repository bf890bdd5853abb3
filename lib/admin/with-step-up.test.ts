import { describe, expect, it, jest } from "@jest/globals"
import { HttpError } from "ra-core"
import type { AdminSender } from "./call-admin.ts"
import { withStepUp } from "./with-step-up.ts"

const stale = () => new HttpError("", 403, { code: "FORBIDDEN", detail: "recent_sign_in_required" })

/** A sender that requires a sign-in until there was one. */
function openSender() {
  const state = { isRecent: false }
  const sent = jest.fn()
  const send = (async (name: string, input: object) => {
    sent(name, input)
    if (!state.isRecent) throw stale()
    return { success: true }
  }) as unknown as AdminSender
  return { state, sent, send }
}

describe("a call that needs a recent sign-in", () => {
  it("is repeated with the same input once the identity is proved", async () => {
    const { state, sent, send } = openSender()
    const confirm = async () => {
      state.isRecent = true
      return true
    }
    const input = { id: 7, reason: "Broken" }
    await expect(withStepUp(send, confirm)("refundOrder", input)).resolves.toEqual({
      success: true,
    })
    expect(sent.mock.calls).toEqual([
      ["refundOrder", input],
      ["refundOrder", input],
    ])
  })

  it("fails with the API's error if the user cancels, and is sent once", async () => {
    const { sent, send } = openSender()
    await expect(
      withStepUp(send, async () => false)("refundOrder", { id: 7 }),
    ).rejects.toMatchObject({ status: 403 })
    expect(sent).toHaveBeenCalledTimes(1)
  })

  it("shares one question with those that wait at the same time", async () => {
    const { state, send } = openSender()
    const confirm = jest.fn(async () => {
      await Promise.resolve()
      state.isRecent = true
      return true
    })
    const guarded = withStepUp(send, confirm)
    await Promise.all([guarded("refundOrder", { id: 7 }), guarded("refundOrder", { id: 8 })])
    expect(confirm).toHaveBeenCalledTimes(1)
  })

  it("leaves other errors alone", async () => {
    const confirm = jest.fn(async () => true)
    const send = (async () => {
      throw new HttpError("", 409, { code: "CONFLICT" })
    }) as unknown as AdminSender
    await expect(withStepUp(send, confirm)("refundOrder", { id: 7 })).rejects.toMatchObject({
      status: 409,
    })
    expect(confirm).not.toHaveBeenCalled()
  })
})
