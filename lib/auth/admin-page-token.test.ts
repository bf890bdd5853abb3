import { beforeAll, describe, expect, it } from "@jest/globals"
import { buildAdminPageToken, isAdminPageToken, isDocumentRequest } from "./admin-page-token.ts"

const session = { fingerprint: "browser", mark: "login" }

beforeAll(() => {
  process.env.SESSION_SECRET = "the-session-secret-of-the-tests-0001"
})

describe("the token of a page of the back office", () => {
  it("is valid for the login that it was built for, and for no other", () => {
    const token = buildAdminPageToken(session)
    expect(isAdminPageToken(token, session)).toBe(true)
    expect(isAdminPageToken(token, { ...session, mark: "next login" })).toBe(false)
    expect(isAdminPageToken(token, { ...session, fingerprint: "other browser" })).toBe(false)
  })

  it.each(["", "x", "0".repeat(64), "é".repeat(64)])("is not %j", (token) => {
    expect(isAdminPageToken(token, session)).toBe(false)
  })

  it("is for documents, not for requests of scripts", () => {
    const isDocument = (dest: string) => isDocumentRequest(new Headers({ "sec-fetch-dest": dest }))
    expect(["document", "empty", "iframe", "embed"].map(isDocument)).toEqual([
      true,
      false,
      false,
      false,
    ])
    expect(isDocumentRequest(new Headers())).toBe(true)
  })
})
