import { describe, expect, it } from "@jest/globals"
import { z } from "zod"
import { buildErrorBody } from "#lib/contract/error.ts"
import {
  type ErrorDetail,
  formatErrorDetail,
  parseIssueMessage,
} from "#lib/contract/error-detail.ts"
import { slugSchema } from "#lib/contract/primitives.ts"
import { siteInputSchema } from "#lib/contract/site.ts"
import type { ErrorTranslator } from "#lib/i18n/api-errors.ts"
import { buildAdminErrorTexts } from "./admin-error-texts.ts"

const translate: ErrorTranslator = ({ message, detail }) =>
  detail ? formatErrorDetail(detail) : message

/** Returns the messages of the back office for input that a schema rejects. */
function readTexts(schema: z.ZodType, input: object) {
  const issues = schema.safeParse(input).error?.issues ?? []
  const fields = Object.fromEntries(
    issues.map(({ path, message }): [string, ErrorDetail] => [
      path.join("."),
      parseIssueMessage(message),
    ]),
  )
  return buildAdminErrorTexts(
    buildErrorBody("BAD_REQUEST", { code: "input_invalid" }, fields),
    translate,
  )
}

describe("messages of a form in the back office", () => {
  it.each([
    ["an empty text", z.string().min(1), "", "Please fill this in."],
    ["a missing value", z.string(), undefined, "Please fill this in."],
    ["a missing number", z.number(), null, "Please fill this in."],
    ["an empty list", z.array(z.string()).min(1), [], "Please fill this in."],
    ["an empty name of the shop", siteInputSchema.shape.name, "", "Please fill this in."],
    ["a long text", z.string().max(3), "long", "This is too long: at most 3 characters fit."],
    ["a small number", z.number().min(2), 1, "This must be 2 or more."],
    ["a large number", z.number().max(2), 3, "This must be 2 or less."],
    ["an email", z.email(), "a", "Enter a full email address, such as name@example.com."],
    [
      "an address",
      slugSchema,
      "About us",
      "This must be lower-case letters, digits and single hyphens.",
    ],
    [
      "an ABN with a wrong digit",
      siteInputSchema.shape.organisation_abn,
      "51 824 753 557",
      "Please check the digits: this isn’t a valid ABN.",
    ],
    [
      "an ABN that is too short",
      siteInputSchema.shape.organisation_abn,
      "51",
      "This must be an ABN of eleven digits, such as 51 824 753 556.",
    ],
  ])("have no programmer's words for %s", (_case, schema, value, text) => {
    expect(readTexts(z.object({ field: schema }), { field: value })).toEqual({
      message: text,
      fields: { field: text },
    })
  })

  it("have a general one above fields with different problems, without their names", () => {
    const schema = z.object({ name: z.string().min(1), url: slugSchema })
    const { message, fields } = readTexts(schema, { name: "", url: "About us" })
    expect(message).toBe("Please check what you entered.")
    expect(Object.keys(fields)).toEqual(["name", "url"])
  })

  it("retain the message of an error without fields, and of a conflict", () => {
    const gone = buildErrorBody("NOT_FOUND", { code: "order_not_found" })
    expect(buildAdminErrorTexts(gone, translate)).toEqual({ message: gone.message, fields: {} })
    const taken = buildErrorBody(
      "CONFLICT",
      { code: "model_url_duplicate" },
      { url: { code: "model_url_duplicate" } },
    )
    const text = "Something else already has this web address. Choose another."
    expect(buildAdminErrorTexts(taken, translate)).toEqual({ message: text, fields: { url: text } })
  })
})
