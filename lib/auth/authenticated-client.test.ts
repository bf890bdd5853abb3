import { describe, expect, it } from "@jest/globals"
import { buildCallHeaders, parseErrorResponse } from "./authenticated-client.ts"

it("sends the client's language as a BCP 47 tag in Accept-Language, and no header where it is unknown", () => {
  const by = { baseUrl: null, visitor: null }
  expect(buildCallHeaders({ ...by, language: "pt" })).toMatchObject({ "accept-language": "pt-BR" })
  expect(buildCallHeaders(by)).not.toHaveProperty("accept-language")
})

describe("error responses of any server", () => {
  const parse = (status: number, json: unknown) =>
    parseErrorResponse({ status, json, retryAfterSeconds: null })

  it("retain the class, the message and the detail that this shop declares", () => {
    const detail = { code: "stock_left", params: { count: 3 } }
    const body = { code: "CONFLICT", message: "Only 3 are left.", detail }
    expect(parse(409, body)).toMatchObject({ ...body, status: 409 })
  })

  it("lose a detail that this shop does not declare, and nothing else", () => {
    const body = { code: "CONFLICT", message: "Not at full moon.", detail: { code: "moon_phase" } }
    expect(parse(409, body)).toMatchObject({ ...body, detail: null })
  })

  it("of an unknown class get the class of the status, and retain a known detail", () => {
    const body = { code: "OUT_OF_STOCK", message: "Aus.", detail: { code: "item_sold_out" } }
    expect(parse(409, body)).toMatchObject({
      code: "BAD_REQUEST",
      message: "This is out of stock.",
      detail: { code: "item_sold_out" },
    })
  })

  it.each([
    [401, "login_required_again"],
    [404, "record_not_found"],
    [418, "request_rejected"],
  ])("without a class of ours are worded by the status: %i", (status, code) => {
    expect(parse(status, { error: "no" }).detail).toEqual({ code })
  })
})
