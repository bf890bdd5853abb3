import { expect, it } from "@jest/globals"
import { joinLines, keepLines } from "./kept-text.ts"

it("keeps lines and tabs, and no other control", () => {
  expect(keepLines("By the gate\r\n\tor\u0000 the\u0007 shed")).toBe("By the gate\n\tor the shed")
})

it("leaves out what turns the direction of a text, and keeps languages written from right to left", () => {
  expect(keepLines("\u202egnp.exe\u202c \u2067x\u2069")).toBe("gnp.exe x")
  expect(keepLines("שלום\u200f, עולם")).toBe("שלום\u200f, עולם")
})

it("joins lines into one", () => {
  expect(joinLines(" Ann\n\tExample ")).toBe("Ann Example")
})
