import { describe, expect, it } from "@jest/globals"
import { accountCalls, signInCalls } from "#lib/contract/account-calls.ts"
import { validateInput } from "./validate-input.ts"

const none = { params: {}, query: {}, body: {} }

describe("input of a BFF request", () => {
  it("passes on the fields that the call accepts and no others", () => {
    const body = JSON.parse(
      '{"id":7,"first_name":" Ann ","is_admin":true,"role":"x","__proto__":{"a":1}}',
    )
    expect(validateInput(accountCalls.updateUser, { ...none, body })).toEqual({
      ok: true,
      value: { params: {}, query: {}, body: { id: 7, first_name: " Ann " } },
    })
  })

  it("rejects invalid input with a message for each field, without a request to the API", () => {
    const body = { username: "not-an-email", password: "" }
    expect(validateInput(signInCalls.login, { ...none, body })).toMatchObject({
      ok: false,
      error: {
        status: 400,
        code: "BAD_REQUEST",
        fields: {
          username: expect.stringContaining("full email address"),
          password: "Enter your password.",
        },
      },
    })
  })
})
