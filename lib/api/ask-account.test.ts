import { expect, it } from "@jest/globals"
import { buildCallHeaders } from "./ask-account.ts"

it("a call made for a visitor says in which language they read, as the standard names it", () => {
  const by = { baseUrl: null, visitor: null }
  expect(buildCallHeaders({ ...by, language: "pt" })).toMatchObject({ "accept-language": "pt-BR" })
  expect(buildCallHeaders(by)).not.toHaveProperty("accept-language")
})
