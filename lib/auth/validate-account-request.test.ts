import { expect, it } from "@jest/globals"
import { z } from "zod"
import { buildIssueMessage } from "#lib/contract/error-detail.ts"
import {
  buildApiRejection,
  sortFieldErrors,
  validateAccountRequest,
} from "./validate-account-request.ts"

const required = { code: "email_required" } as const
const fields = z.object({
  username: z.string().min(1, buildIssueMessage(required)).regex(/^k/, "Start with k."),
  code: z.string().min(3, "Too short."),
})

it("accepts input that matches the contract schema", () => {
  expect(validateAccountRequest(fields, { username: "kim", code: "abc" })).toBeNull()
})

it("puts the first error of each field at the form's own control name", () => {
  expect(
    validateAccountRequest(fields, { username: "", code: "a" }, { username: "email" }),
  ).toEqual({
    kind: "rejected",
    code: "BAD_REQUEST",
    message: "",
    fieldErrors: {
      email: { message: "Enter your email address.", detail: required },
      code: { message: "Too short.", detail: expect.objectContaining({ code: "value_invalid" }) },
    },
  })
})

it("maps the field errors of an API error response to the form's control names", () => {
  const detail = { code: "email_format" } as const
  const body = {
    code: "LOGIN_REFUSED" as const,
    message: "No.",
    fields: { username: "Unknown." },
    field_details: { username: detail },
  }
  expect(buildApiRejection(body, { username: "email" })).toEqual({
    kind: "rejected",
    code: "LOGIN_REFUSED",
    message: body,
    fieldErrors: { email: { message: "Unknown.", detail } },
  })
})

it("sorts field errors in the order of the form's controls, whatever the API's order", () => {
  const data = new FormData()
  for (const name of ["first_name", "last_name", "email"]) data.append(name, "")
  const fieldErrors = { captcha: "d", email: "c", first_name: "a", last_name: "b" }
  const names = ["first_name", "last_name", "email", "captcha"]
  expect(Object.keys(sortFieldErrors(fieldErrors, data))).toEqual(names)
  expect(sortFieldErrors(fieldErrors, undefined)).toEqual(fieldErrors)
})
