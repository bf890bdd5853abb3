import { expect, it } from "@jest/globals"
import { buildCallHeaders } from "./authenticated-client.ts"

it("sends the client's language as a BCP 47 tag in Accept-Language, and no header where it is unknown", () => {
  const by = { baseUrl: null, visitor: null }
  expect(buildCallHeaders({ ...by, language: "pt" })).toMatchObject({ "accept-language": "pt-BR" })
  expect(buildCallHeaders(by)).not.toHaveProperty("accept-language")
})
