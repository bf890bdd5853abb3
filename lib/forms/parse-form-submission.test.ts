import { describe, expect, it } from "@jest/globals"
import { parseFormSubmission } from "./parse-form-submission.ts"

function fill(values: Record<string, string>): FormData {
  const data = new FormData()
  for (const [control, value] of Object.entries({ form: "7", ...values })) data.set(control, value)
  return data
}
const read = (values: Record<string, string>, referrer: string | null = null) =>
  parseFormSubmission(fill(values), referrer)
const decode = (text = "") => Buffer.from(text, "base64").toString()

describe("a form submission", () => {
  it("belongs to the form that it was submitted with", () => {
    const parsed = read({ "field.name": "Kim", key: "k", homepage: "" })
    expect(parsed).toMatchObject({ formId: 7, isScripted: false, values: { name: "Kim" } })
    expect(parsed?.submission).toMatchObject({ data: { name: "Kim" }, key: "k", trap: "" })
    expect(read({ scripted: "1" })?.isScripted).toBe(true)
  })

  it.each(["", "0", "-1", "1.5", "x", "99999999999"])("is null for the form id %p", (form) => {
    expect(read({ form })).toBeNull()
  })

  it("carries the page's URL from the script or the Referer header, without an earlier payment token", () => {
    const page = "https://shop.example/tours?payum_token=old&x=1#w1-form"
    const url = decode(read({ page })?.submission.url)
    expect(url).toBe("https://shop.example/tours?x=1#w1-form")
    expect(decode(read({}, "https://shop.example/tours")?.submission.url)).toBe(
      "https://shop.example/tours",
    )
    expect(read({})?.submission.url).toBe("")
    expect(read({ page: `https://shop.example/${"x".repeat(4_000)}` })?.submission.url).toBe("")
  })

  it("passes the captcha by proof of work, or by the question if one was shown", () => {
    expect(read({ proof: "solved" })?.submission.captcha).toBe("solved")
    const withQuestion = { proof: "solved", question: "token", reply: "7" }
    expect(read(withQuestion)?.submission.captcha).toBe("question:token:7")
    expect(read({})?.submission.captcha).toBe("")
  })

  it("is truncated if it is longer than any of the shop's forms would send", () => {
    const { submission } = read({ key: "k".repeat(200), homepage: "x".repeat(20_000) }) ?? {}
    expect(submission?.key).toHaveLength(100)
    expect(submission?.trap).toHaveLength(1_000)
  })
})
