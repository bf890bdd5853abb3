/** @jest-environment jsdom */
import { act, render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { registerClientRouter } from "../navigation/navigate.ts"
import { SearchBox } from "./search-box.tsx"

const labels = { label: "Search for products", placeholder: "Search the shop", button: "Search" }
const suggestionLabels = {
  suggestions: "Suggestions",
  count: "Suggestions: #",
  product: "Products",
  category: "Categories",
  page: "Pages",
  article: "Articles",
  question: "Questions",
  from: "From #",
  all: "See all # results",
  none: "Nothing found for “#”",
  recent: "Recent searches",
  clear: "Clear recent searches",
}
const clear = { name: "Clear resin", slug: "clear-resin", price: "$39.00", picture: null }
const amber = { name: "Amber resin", slug: "amber-resin", price: "$42.00" }
const found = {
  products: [
    { ...clear, isFrom: false },
    { ...amber, isFrom: true, picture: "/assets/i/a/1x1/100.webp" },
  ],
  content: [
    { kind: "page", name: "Resin <b>safety</b>", path: "/resin-safety" },
    { kind: "category", name: "Resin", path: "/shop/resin" },
  ],
  count: 14,
}
let response: unknown
let requests: string[]
let pushed: string[]

function renderBox(locale = "en") {
  registerClientRouter((path) => pushed.push(path))
  render(<SearchBox labels={labels} suggestionLabels={suggestionLabels} locale={locale} />)
  return screen.getByLabelText("Search for products")
}

const letTypingPause = () => act(() => new Promise<void>((done) => setTimeout(done, 250)))
const listOptions = () => screen.getAllByRole("option").map((option) => option.textContent)

beforeEach(() => {
  requests = []
  pushed = []
  response = found
  localStorage.clear()
  globalThis.fetch = async (input) => {
    requests.push(String(input))
    return { status: 200, text: async () => JSON.stringify(response) } as Response
  }
})

describe("SearchBox", () => {
  it("renders a form that works without JavaScript", () => {
    const input = renderBox()
    expect(input.closest("form")).toHaveAttribute("action", "/api/search-redirect")
    expect(input.closest("form")).toHaveAttribute("method", "get")
    expect(input).toHaveAttribute("name", "query")
    expect([...new FormData(input.closest("form") ?? undefined).keys()]).toEqual(["query"])
  })

  it("submits the locale of a page that is not English", () => {
    const form = renderBox("de").closest("form") ?? undefined
    expect(new FormData(form).get("locale")).toBe("de")
  })

  it("suggests in groups while the user types, with a debounced request", async () => {
    const user = userEvent.setup()
    await user.type(renderBox(), "resin")
    await screen.findAllByRole("option")
    expect(requests).toEqual(["/api/bff/suggest?query=resin&locale=en"])
    expect(screen.getAllByRole("group").map((group) => group.getAttribute("aria-label"))).toEqual([
      "Products",
      "Categories",
      "Pages",
    ])
    expect(listOptions()).toEqual([
      "Clear resin$39.00",
      "Amber resinFrom $42.00",
      "See all 14 results",
      "Resin",
      "Resin <b>safety</b>",
    ])
    expect(screen.getByRole("combobox")).toHaveAttribute("aria-expanded", "true")
    expect(screen.getByRole("status")).toHaveTextContent("Suggestions: 5")
  })

  it("marks the typed characters as text, never as markup", async () => {
    const user = userEvent.setup()
    await user.type(renderBox(), "res")
    const listTexts = (selector: string) =>
      [...screen.getByRole("listbox").querySelectorAll(selector)].map((part) => part.textContent)
    await waitFor(() => expect(listTexts("mark")).toEqual(["res", "res", "Res", "Res"]))
    expect(listTexts("b")).toEqual([])
  })

  it("sends no request before the second character", async () => {
    const user = userEvent.setup()
    await user.type(renderBox(), "r")
    await letTypingPause()
    expect(requests).toEqual([])
  })

  it("opens what is chosen with the arrow keys, across the groups", async () => {
    const user = userEvent.setup()
    const input = renderBox()
    await user.type(input, "resin")
    await screen.findAllByRole("option")
    await user.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}")
    const category = screen.getByRole("option", { name: "Resin" })
    expect(category).toHaveAttribute("aria-selected", "true")
    expect(input).toHaveAttribute("aria-activedescendant", category.id)
    await user.keyboard("{Enter}")
    expect(pushed).toEqual(["/shop/resin"])
    expect(screen.getByRole("combobox")).toHaveAttribute("aria-expanded", "false")
  })

  it("opens a product with the options that were searched for", async () => {
    const products = [{ ...clear, optionQuery: "?volume=1-l", isFrom: false }]
    response = { products, content: [], count: 1 }
    const user = userEvent.setup()
    await user.type(renderBox(), "clr-1")
    await user.click(await screen.findByRole("option", { name: /Clear resin/ }))
    expect(pushed).toEqual(["/product/clear-resin?volume=1-l"])
  })

  it("opens all results from the last option, in the page's language", async () => {
    const user = userEvent.setup()
    await user.type(renderBox("de"), "resin")
    await user.click(await screen.findByRole("option", { name: "See all 14 results" }))
    expect(pushed).toEqual(["/de/search/resin"])
  })

  it("offers no further results if all are shown", async () => {
    response = { ...found, count: 2 }
    const user = userEvent.setup()
    await user.type(renderBox(), "resin")
    await screen.findAllByRole("option")
    expect(screen.queryByRole("option", { name: /See all/ })).toBeNull()
  })

  it("shows that nothing was found, and leads to the shop", async () => {
    response = { products: [], content: [], count: 0 }
    const user = userEvent.setup()
    await user.type(renderBox(), "$&x")
    await user.click(await screen.findByRole("option", { name: "Nothing found for “$&x”" }))
    expect(pushed).toEqual(["/shop"])
  })

  it("closes with Escape and preserves the typed text", async () => {
    const user = userEvent.setup()
    const input = renderBox()
    await user.type(input, "resin")
    await screen.findAllByRole("option")
    await user.keyboard("{Escape}")
    await waitFor(() => expect(screen.queryByRole("option")).toBeNull())
    expect(input).toHaveValue("resin")
  })

  it("shows no suggestions for an error response", async () => {
    globalThis.fetch = async () =>
      ({ status: 503, text: async () => JSON.stringify(found) }) as Response
    const user = userEvent.setup()
    await user.type(renderBox(), "resin")
    await letTypingPause()
    expect(screen.queryByRole("option")).toBeNull()
  })
})

describe("recent searches", () => {
  it("are offered in the empty box, opened and cleared, without a request", async () => {
    localStorage.setItem("curlew-recent-searches", '["red resin","lamp"]')
    const user = userEvent.setup()
    const input = renderBox()
    await user.click(input)
    await screen.findAllByRole("option")
    expect(listOptions()).toEqual(["red resin", "lamp", "Clear recent searches"])
    await user.click(screen.getByRole("option", { name: "lamp" }))
    expect([pushed, requests]).toEqual([["/search/lamp"], []])
    await user.keyboard("{ArrowUp}{Enter}")
    expect(localStorage.length).toBe(0)
    expect(screen.queryByRole("option")).toBeNull()
  })

  it("are those that were submitted", async () => {
    const user = userEvent.setup()
    const input = renderBox()
    input.closest("form")?.addEventListener("submit", (event) => event.preventDefault())
    await user.type(input, "resin")
    await screen.findAllByRole("option")
    await user.keyboard("{Enter}")
    expect(localStorage.getItem("curlew-recent-searches")).toBe('["resin"]')
  })
})
