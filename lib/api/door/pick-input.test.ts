import { describe, expect, it } from "@jest/globals"
import { accountCalls, signInCalls } from "#lib/contract/account-calls.ts"
import { pickInput } from "./pick-input.ts"

const none = { params: {}, query: {}, body: {} }

describe("what passes the door", () => {
  it("is what the call takes, and no field more", () => {
    const body = JSON.parse(
      '{"id":7,"first_name":" Ann ","is_admin":true,"role":"x","__proto__":{"a":1}}',
    )
    expect(pickInput(accountCalls.updateUser, { ...none, body })).toEqual({
      input: { params: {}, query: {}, body: { id: 7, first_name: " Ann " } },
    })
  })

  it("is refused with a sentence for each field, before the API is asked", () => {
    const body = { username: "nobody", password: "" }
    expect(pickInput(signInCalls.login, { ...none, body })).toMatchObject({
      status: 400,
      code: "BAD_REQUEST",
      fields: {
        username: expect.stringContaining("full email address"),
        password: "Enter your password.",
      },
    })
  })
})
