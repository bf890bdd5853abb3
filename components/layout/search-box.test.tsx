/** @jest-environment jsdom */
import { act, render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { registerClientRouter } from "../navigation/navigate.ts"
import { SearchBox } from "./search-box.tsx"

const labels = {
  label: "Search for products",
  placeholder: "Search the shop",
  button: "Search",
  suggestions: "Products",
  count: "Products found: #",
}
const products = [
  { name: "Clear resin", slug: "clear-resin", price: "$39.00", picture: null },
  {
    name: "Amber resin",
    slug: "amber-resin",
    price: "$42.00",
    picture: "/assets/i/a/1x1/100.webp",
  },
]
let requests: string[]
let pushed: string[]

function renderBox(locale = "en") {
  registerClientRouter((path) => pushed.push(path))
  render(<SearchBox labels={labels} locale={locale} />)
  return screen.getByLabelText("Search for products")
}

const letTypingPause = () => act(() => new Promise<void>((done) => setTimeout(done, 250)))

beforeEach(() => {
  requests = []
  pushed = []
  globalThis.fetch = async (input) => {
    requests.push(String(input))
    return { status: 200, text: async () => JSON.stringify(products) } as Response
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

  it("suggests products while the user types, with a debounced request", async () => {
    const user = userEvent.setup()
    await user.type(renderBox(), "resin")
    expect(await screen.findAllByRole("option")).toHaveLength(2)
    expect(requests).toEqual(["/api/bff/suggest?query=resin&locale=en"])
    expect(screen.getByRole("combobox")).toHaveAttribute("aria-expanded", "true")
    expect(screen.getByRole("status")).toHaveTextContent("Products found: 2")
  })

  it("sends no request before the second character", async () => {
    const user = userEvent.setup()
    await user.type(renderBox(), "r")
    await letTypingPause()
    expect(requests).toEqual([])
  })

  it("opens the product chosen with the arrow keys", async () => {
    const user = userEvent.setup()
    const input = renderBox()
    await user.type(input, "resin")
    await screen.findAllByRole("option")
    await user.keyboard("{ArrowDown}{ArrowDown}")
    const second = screen.getByRole("option", { name: /Amber resin/ })
    expect(second).toHaveAttribute("aria-selected", "true")
    expect(input).toHaveAttribute("aria-activedescendant", second.id)
    await user.keyboard("{Enter}")
    expect(pushed).toEqual(["/product/amber-resin"])
    expect(screen.getByRole("combobox")).toHaveAttribute("aria-expanded", "false")
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

  it("opens the product that is clicked", async () => {
    const user = userEvent.setup()
    await user.type(renderBox(), "resin")
    await user.click(await screen.findByRole("option", { name: /Clear resin/ }))
    expect(pushed).toEqual(["/product/clear-resin"])
  })

  it("shows no suggestions for an error response", async () => {
    globalThis.fetch = async () => ({ status: 503, text: async () => "[]" }) as Response
    const user = userEvent.setup()
    await user.type(renderBox(), "resin")
    await letTypingPause()
    expect(screen.queryByRole("option")).toBeNull()
  })
})
