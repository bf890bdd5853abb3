import { expect, it } from "@jest/globals"
import { buildMessage } from "./mailer.ts"

const mail = {
  id: "1",
  to: "ann@example.com",
  replyTo: null,
  unsubscribeUrl: null,
  text: "Hello",
  html: "<p>Hello</p>",
  from: { name: "Shop", address: "shop@example.com" },
  date: new Date("2026-11-21T00:00:00Z"),
}

it("reduces a subject to one line of at most 200 characters, so that it cannot inject a header", () => {
  const subject = `Hello\r\nBcc: mallory@example.com\0${"x".repeat(300)}`
  const built = buildMessage({ ...mail, subject }).subject ?? ""
  expect(built).toMatch(/^Hello Bcc: mallory@example.com x+$/)
  expect(built).toHaveLength(200)
})

it("names the URL with which a mail client unsubscribes by one click, and none for other emails", () => {
  const unsubscribeUrl = "https://shop.example/stock-alert/withdraw/x"
  expect(buildMessage({ ...mail, subject: "Hello", unsubscribeUrl }).headers).toMatchObject({
    "List-Unsubscribe": `<${unsubscribeUrl}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  })
  expect(buildMessage({ ...mail, subject: "Hello" }).headers).not.toHaveProperty("List-Unsubscribe")
})

it("uses the same Message-ID on every attempt, and disables access to files and URLs", () => {
  const built = buildMessage({ ...mail, subject: "Hello" })
  expect(built.messageId).toBe("<1@example.com>")
  expect([built.disableFileAccess, built.disableUrlAccess]).toEqual([true, true])
})
