import { describe, expect, it } from "@jest/globals"
import { accountCalls, signInCalls } from "#lib/contract/account-calls.ts"
import { parseJsonBody, validateInput } from "./request-input.ts"

const read = (body: string, type = "application/json") =>
  parseJsonBody(
    new Request("http://shop.example/", {
      method: "POST",
      body,
      headers: { "content-type": type },
    }),
  )

describe("JSON body of a BFF request", () => {
  it("parses a JSON object", async () => {
    expect(await read('{"a":[{"b":"}]}{\\""}]}', "application/json; charset=utf-8")).toEqual({
      ok: true,
      value: { a: [{ b: '}]}{"' }] },
    })
  })

  it.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])(
    "rejects the content type %j with 415",
    async (type) => expect(await read("{}", type)).toMatchObject({ error: { status: 415 } }),
  )

  it.each(["", "{", "[]", "null", "7", '"text"', "{'a':1}", "{}{}"])(
    "rejects a body that is not a JSON object with 400: %j",
    async (body) =>
      expect(await read(body)).toMatchObject({ error: { status: 400, code: "BAD_REQUEST" } }),
  )

  it("rejects a body of more than a megabyte with 413", async () => {
    const body = JSON.stringify({ a: "x".repeat(1024 * 1024) })
    expect(await read(body)).toMatchObject({ error: { status: 413, code: "TOO_LARGE" } })
  })

  it("rejects an endlessly nested body at once", async () => {
    const startedAt = performance.now()
    expect(await read(`{"a":${"[".repeat(500_000)}${"]".repeat(500_000)}}`)).toMatchObject({
      error: { status: 400 },
    })
    expect(await read(`{"a":${'{"a":'.repeat(100_000)}`)).toMatchObject({ error: { status: 400 } })
    expect(performance.now() - startedAt).toBeLessThan(1_000)
  })
})

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
