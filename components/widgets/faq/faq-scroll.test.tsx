/** @jest-environment jsdom */
import { act, render } from "@testing-library/react"
import { FaqScroll } from "./faq-scroll.tsx"

const questions = [
  [4, "Do you post resin?"],
  [9, "How long does it keep?"],
] as const
let scrolled: { text: string; options: unknown }[] = []

beforeEach(() => {
  scrolled = []
  window.matchMedia = (query) => Object.assign(new EventTarget(), fakeQuery(query))
  Element.prototype.scrollIntoView = function scroll(this: Element, options) {
    scrolled.push({ text: this.textContent ?? "", options })
  }
})
afterEach(() => {
  location.hash = ""
})

const fakeQuery = (media: string) => ({
  media,
  matches: false,
  onchange: null,
  addListener() {},
  removeListener() {},
})

/** Renders the list with its script, as in a hydrated page. */
function renderHydrated() {
  const { container } = render(
    <div id="list">
      {questions.map(([id, question]) => (
        <details key={id}>
          <summary>{question}</summary>
          <div id={`faq-${id}`}>Text</div>
        </details>
      ))}
      <FaqScroll listId="list" />
    </div>,
  )
  return [...container.querySelectorAll("details")]
}

function openQuestion(question: HTMLDetailsElement | undefined) {
  if (!question) throw new Error("no such question")
  question.open = true
  question.dispatchEvent(new Event("toggle"))
}

describe("opened FAQ", () => {
  it("scrolls an opened FAQ into view", () => {
    openQuestion(renderHydrated()[1])
    expect(scrolled).toEqual([
      {
        text: "How long does it keep?Text",
        options: { block: "nearest", behavior: "smooth" },
      },
    ])
  })

  it("does not scroll when a FAQ closes", () => {
    renderHydrated()[0]?.dispatchEvent(new Event("toggle"))
    expect(scrolled).toEqual([])
  })

  it("scrolls without animation with prefers-reduced-motion", () => {
    window.matchMedia = (query) =>
      Object.assign(new EventTarget(), fakeQuery(query), { matches: /reduce/.test(query) })
    openQuestion(renderHydrated()[0])
    expect(scrolled[0]?.options).toMatchObject({ behavior: "auto" })
  })
})

describe("URL fragment of a FAQ", () => {
  it("opens the FAQ that the URL fragment names on load", () => {
    location.hash = "#faq-9"
    expect(renderHydrated().map((question) => question.open)).toEqual([false, true])
  })

  it("opens the FAQ on hashchange", async () => {
    const questions = renderHydrated()
    location.hash = "#faq-4"
    await act(async () => {
      window.dispatchEvent(new HashChangeEvent("hashchange"))
    })
    expect(questions.map((question) => question.open)).toEqual([true, false])
  })

  it("opens no FAQ for an unrelated URL fragment", () => {
    location.hash = "#elsewhere"
    expect(renderHydrated().some((question) => question.open)).toBe(false)
  })
})
