import { faqWidget } from "./faq.tsx"

describe("the settings of a list of questions", () => {
  it.each([
    {},
    { heading: null, content: null, group: null },
    { heading: "Before you ask", content: "<p>a</p>", group: "ordering-and-delivery" },
    { group: 12 },
    { group: "No such group, and no slug either" },
  ])("are taken as sloppy as they come: %j", (settings) => {
    expect(faqWidget.plan(settings)).toHaveProperty("plan")
  })
})
