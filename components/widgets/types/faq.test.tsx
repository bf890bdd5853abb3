import { faqWidget } from "./faq.tsx"

describe("settings of the FAQ widget", () => {
  it.each([
    {},
    { heading: null, content: null, group: null },
    { heading: "Before you ask", content: "<p>a</p>", group: "ordering-and-delivery" },
    { group: 12 },
    { group: "No such group, and no slug either" },
  ])("accept incomplete values: %j", (settings) => {
    expect(faqWidget.plan(settings)).toHaveProperty("ok", true)
  })
})
