import { JSDOM } from "jsdom"
import { renderToString } from "react-dom/server"
import { FaqList } from "./faq-list.tsx"

const faqs = [
  { id: 4, question: "Do you post resin?", answer: "<p>Yes, by <b>road</b>.</p>" },
  { id: 9, question: "How long does it keep?", answer: "<p>A year & a day</p>" },
]
/** Renders the list to static HTML, as the server sends it. */
function renderList() {
  const html = renderToString(<FaqList faqs={faqs} name="w1-faq" headingLevel={3} locale="en" />)
  return new JSDOM(html).window.document.body
}

describe("FAQ list", () => {
  it("renders the text of every FAQ in the page, all of them closed", () => {
    const questions = renderList().querySelectorAll("details")
    expect([...questions].map((question) => question.open)).toEqual([false, false])
    expect([...questions].map((question) => question.textContent)).toEqual([
      "Do you post resin?Yes, by road.",
      "How long does it keep?A year & a day",
    ])
  })

  it("groups the details elements by name, so that the browser opens only one at a time", () => {
    const names = [...renderList().querySelectorAll("details")].map((each) =>
      each.getAttribute("name"),
    )
    expect(names).toEqual(["w1-faq", "w1-faq"])
  })

  it("renders each question as a heading, with a linkable id on its text", () => {
    const list = renderList()
    expect(list.querySelectorAll("summary > h3")).toHaveLength(2)
    expect(list.querySelector("#faq-9")?.textContent).toBe("A year & a day")
    expect(list.querySelector("#faq-4 b")?.textContent).toBe("road")
  })
})
