import { describe, expect, it } from "@jest/globals"
import { readDoorBody } from "./read-door-body.ts"

const read = (body: string, type = "application/json") =>
  readDoorBody(
    new Request("http://shop.example/", {
      method: "POST",
      body,
      headers: { "content-type": type },
    }),
  )

describe("a body", () => {
  it("that is a JSON object is taken", async () => {
    expect(await read('{"a":[{"b":"}]}{\\""}]}', "application/json; charset=utf-8")).toEqual({
      json: { a: [{ b: '}]}{"' }] },
    })
  })

  it.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])(
    "of the type %j is refused with 415",
    async (type) => expect(await read("{}", type)).toMatchObject({ status: 415 }),
  )

  it.each(["", "{", "[]", "null", "7", '"text"', "{'a':1}", "{}{}"])(
    "that is no JSON object is refused with 400: %j",
    async (body) => expect(await read(body)).toMatchObject({ status: 400, code: "BAD_REQUEST" }),
  )

  it("of more than a megabyte is refused with 413", async () => {
    const body = JSON.stringify({ a: "x".repeat(1024 * 1024) })
    expect(await read(body)).toMatchObject({ status: 413, code: "TOO_LARGE" })
  })

  it("that is nested without end is refused at once", async () => {
    const startedAt = performance.now()
    expect(await read(`{"a":${"[".repeat(500_000)}${"]".repeat(500_000)}}`)).toMatchObject({
      status: 400,
    })
    expect(await read(`{"a":${'{"a":'.repeat(100_000)}`)).toMatchObject({ status: 400 })
    expect(performance.now() - startedAt).toBeLessThan(1_000)
  })
})
