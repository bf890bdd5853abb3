import { expect, it } from "@jest/globals"
import { z } from "zod"
import { buildRefusal, checkCall, sortFaults } from "./check-call.ts"

const fields = z.object({
  username: z.string().min(1, "Enter it.").regex(/^k/, "Not with that letter."),
  code: z.string().min(3, "Too short."),
})

it("what can be asked for is not refused", () => {
  expect(checkCall(fields, { username: "kim", code: "abc" })).toBeNull()
})

it("the first sentence about a control is said at the control", () => {
  expect(checkCall(fields, { username: "", code: "a" }, { username: "email" })).toEqual({
    ...{ kind: "refused", code: "BAD_REQUEST", message: "" },
    faults: { email: "Enter it.", code: "Too short." },
  })
})

it("a refusal of the API keeps its sentences under the names of the form", () => {
  const body = { code: "LOGIN_REFUSED" as const, message: "No.", fields: { username: "Unknown." } }
  expect(buildRefusal(body, { username: "email" })).toEqual({
    ...{ kind: "refused", code: "LOGIN_REFUSED", message: "No." },
    faults: { email: "Unknown." },
  })
})

it("faults stand in the order of the form, whatever the order of the API", () => {
  const data = new FormData()
  for (const name of ["first_name", "last_name", "email"]) data.append(name, "")
  const faults = { captcha: "d", email: "c", first_name: "a", last_name: "b" }
  const names = ["first_name", "last_name", "email", "captcha"]
  expect(Object.keys(sortFaults(faults, data))).toEqual(names)
  expect(sortFaults(faults, undefined)).toEqual(faults)
})
