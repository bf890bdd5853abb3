/** @jest-environment jsdom */
import { TextEncoder } from "node:util"
import { act, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { restoreFormDraft, saveFormDraft } from "#lib/pwa/form-draft-storage.ts"
import type { AddonChoice } from "#lib/variants/addon-values.ts"
import { FakeCartApi } from "#tests/fakes/fake-cart-api.ts"
import {
  buildPanel,
  buildVariant,
  renderBuyPanel,
  resin,
  single,
} from "#tests/support/render-buy-panel.tsx"

const option = (name: RegExp | string) => screen.getByRole("radio", { name })

/** The API is unavailable: the page's own data decide. */
beforeEach(() => {
  new FakeCartApi()
})
beforeEach(() => history.replaceState(null, "", "/product/resin"))

describe("the options", () => {
  it("shows the lowest price and Select options at first", () => {
    renderBuyPanel()
    expect(screen.getByText("From $24.95")).toBeInTheDocument()
    expect(screen.getByRole("status")).toHaveTextContent("Select options")
  })

  it("shows the price and stock of the choice, and strikes through the full price of a special", async () => {
    renderBuyPanel()
    await userEvent.click(option("Amber"))
    await userEvent.click(option("1 L"))
    expect(screen.getByText("In stock", { selector: "p" })).toBeInTheDocument()
    expect(screen.getByText("$39.95")).toBeInTheDocument()
    expect(screen.getByText("$49.95").closest("s")).not.toBeNull()
  })

  it("shows Out of stock and the price of a SKU that is out of stock", async () => {
    renderBuyPanel()
    await userEvent.click(option("Amber"))
    await userEvent.click(option(/500 mL/))
    expect(screen.getByRole("status")).toHaveTextContent("Out of stock")
    expect(screen.getByText("$24.95")).toBeInTheDocument()
  })

  it("links to the request to be told when a SKU is back only while that SKU is out of stock", async () => {
    renderBuyPanel()
    const getLink = () => screen.queryByRole("link", { name: "Tell me when it’s back" })
    await userEvent.click(option("Amber"))
    expect(getLink()).toBeNull()
    await userEvent.click(option(/500 mL/))
    expect(getLink()?.getAttribute("href")).toMatch(/\/1$/)
    await userEvent.click(option("1 L"))
    expect(getLink()).toBeNull()
  })

  it("marks the options without a SKU, and lets the user choose them", async () => {
    renderBuyPanel()
    await userEvent.click(option("Clear"))
    const litre = option("1 L (not available)")
    expect(litre).toBeEnabled()
    await userEvent.click(litre)
    expect(screen.getByRole("status")).toHaveTextContent("Select options")
    expect(screen.getByRole("status")).toHaveTextContent("That combination is not made.")
  })

  it("lets the user choose options by keyboard alone", async () => {
    renderBuyPanel()
    await userEvent.tab()
    await userEvent.keyboard(" ")
    expect(option("Amber")).toBeChecked()
    await userEvent.keyboard("{ArrowRight}")
    expect(option(/Clear/)).toBeChecked()
  })

  it("renders a long list of options as a drop-down", async () => {
    const options = Array.from({ length: 30 }, (_, at) => `Shade ${at}`)
    renderBuyPanel({
      variations: [{ name: "Colour", options }],
      variants: options.map((_, at) => buildVariant(at + 1, [at])),
    })
    const list = screen.getByRole("combobox", { name: "Colour" })
    expect(within(list).getByRole("option", { name: "-- Select --" })).toBeInTheDocument()
    await userEvent.selectOptions(list, "Shade 7")
    expect(screen.getByText("In stock", { selector: "p" })).toBeInTheDocument()
  })

  it("needs no choice for a product without variations", () => {
    renderBuyPanel({ variations: [], variants: [buildVariant(1, [])] })
    expect(screen.getByRole("status")).toHaveTextContent("In stock")
  })
})

describe("the URL", () => {
  it("writes the choice into the query and preserves the rest of the URL", async () => {
    history.replaceState(null, "", "/product/resin?utm_source=mail#photos")
    renderBuyPanel()
    await userEvent.click(option("Amber"))
    expect(location.search).toBe("?utm_source=mail&colour=amber")
    expect(location.hash).toBe("#photos")
  })

  it("is not overridden by what was chosen before on this page", async () => {
    Object.assign(globalThis, { TextEncoder })
    const { renderToString } = await import("react-dom/server.edge")
    const page = <main>{buildPanel()}</main>
    const open = (query: string) => {
      history.replaceState(null, "", `/product/resin${query}`)
      const container = document.createElement("div")
      container.innerHTML = renderToString(page)
      document.body.append(container)
      return render(page, { container, hydrate: true })
    }
    const { unmount } = open("")
    await userEvent.click(option("Amber"))
    await userEvent.click(option("1 L"))
    saveFormDraft()
    unmount()
    open("?colour=clear")
    act(() => restoreFormDraft())
    expect(option(/Clear/)).toBeChecked()
    expect(location.search).toBe("?colour=clear")
  })

  it("restores a choice from the query", () => {
    history.replaceState(null, "", "/product/resin?colour=amber&volume=1-l")
    renderBuyPanel()
    expect(option("Amber")).toBeChecked()
    expect(screen.getByText("$39.95")).toBeInTheDocument()
  })
})

describe("a choice before hydration", () => {
  it("preserves input from before hydration", async () => {
    Object.assign(globalThis, { TextEncoder })
    const { renderToString } = await import("react-dom/server.edge")
    const addon: AddonChoice = {
      id: 1,
      name: "Gift wrap",
      type: "Checkbox",
      isRequired: false,
      minQty: 0,
      maxQty: 1,
      price: 500,
      options: [],
      maxLength: null,
      pattern: null,
    }
    const page = buildPanel(resin, [addon])
    const container = document.createElement("div")
    container.innerHTML = renderToString(page)
    document.body.append(container)
    const early = within(container)
    early.getByRole<HTMLInputElement>("radio", { name: "Amber" }).checked = true
    early.getByRole<HTMLInputElement>("radio", { name: "1 L" }).checked = true
    early.getByRole<HTMLInputElement>("checkbox").checked = true
    early.getByRole<HTMLInputElement>("spinbutton").value = "2"
    render(page, { container, hydrate: true })
    expect(screen.getByText("$44.95")).toBeInTheDocument()
    expect(screen.getByText("$89.90")).toBeInTheDocument()
    expect(location.search).toBe("?colour=amber&volume=1-l")
  })
})

describe("add-ons and quantity", () => {
  const limits = { maxLength: null, pattern: null }
  const rest = { isRequired: false, minQty: 0, maxQty: 1, price: 0, options: [], ...limits }
  const addons: AddonChoice[] = [
    { ...rest, id: 1, name: "Gift wrap", type: "Checkbox", price: 500 },
    { ...rest, id: 2, name: "Engraving", type: "Text", price: 800, isRequired: true },
    { ...rest, id: 3, name: "Spare nozzles", type: "Qty", price: 250, minQty: 2, maxQty: 4 },
    {
      ...rest,
      id: 4,
      name: "Chain",
      type: "Dropdown",
      options: [{ id: 9, name: "60 cm", price: 350 }],
    },
  ]

  it("adds chosen add-ons to the price", async () => {
    renderBuyPanel(single, addons)
    await userEvent.click(screen.getByRole("checkbox", { name: /Gift wrap/ }))
    expect(screen.getByText("$29.95")).toBeInTheDocument()
    await userEvent.type(screen.getByRole("textbox", { name: /Engraving/ }), "Nan")
    expect(screen.getByText("$37.95")).toBeInTheDocument()
    await userEvent.selectOptions(screen.getByRole("combobox", { name: /Chain/ }), "9")
    expect(screen.getByText("$41.45")).toBeInTheDocument()
  })

  it("isolates the price of an add-on from its name, after a space", () => {
    renderBuyPanel(single, addons)
    const price = screen.getByText("(+$5.00)")
    expect([price.tagName, price.textContent]).toEqual(["BDI", "(+$5.00)"])
    expect(price.parentElement).toHaveTextContent("Gift wrap (+$5.00)")
    expect(screen.getByRole("option", { name: "60 cm (+$3.50)" })).toBeInTheDocument()
  })

  it("marks required add-ons", () => {
    renderBuyPanel(single, addons)
    expect(screen.getByTitle("Required")).toHaveTextContent("*")
    expect(screen.getByRole("textbox", { name: /Engraving/ })).toBeRequired()
  })

  it("groups required add-ons before the optional extras", () => {
    renderBuyPanel(single, addons)
    const frames = screen.getAllByRole("group", { name: /Make it yours|Extras/ })
    const names = frames.map((frame) =>
      addons.filter(({ name }) => frame.textContent?.includes(name)).map(({ name }) => name),
    )
    expect(names).toEqual([["Engraving"], ["Gift wrap", "Spare nozzles", "Chain"]])
  })

  it("renders no empty group", () => {
    renderBuyPanel(
      single,
      addons.filter(({ isRequired }) => !isRequired),
    )
    expect(screen.queryByText("Make it yours")).toBeNull()
    expect(screen.getByRole("group", { name: "Extras" })).toBeInTheDocument()
  })

  it("shows the prompt of a drop-down first", () => {
    renderBuyPanel(single, addons)
    expect(screen.getByRole("combobox", { name: /Chain/ })).toHaveDisplayValue("-- Select --")
  })

  it("steps a quantity add-on within its minimum and maximum, or to zero", async () => {
    renderBuyPanel(single, addons)
    const field = screen.getByRole("spinbutton", { name: "Spare nozzles" })
    const more = screen.getByRole("button", { name: "Spare nozzles: One more" })
    await userEvent.click(more)
    expect(field).toHaveValue(2)
    await userEvent.click(more)
    await userEvent.click(more)
    expect(field).toHaveValue(4)
    expect(more).toBeDisabled()
    await userEvent.clear(field)
    await userEvent.type(field, "99")
    await userEvent.tab()
    expect(field).toHaveValue(4)
    const less = screen.getByRole("button", { name: "Spare nozzles: One less" })
    await userEvent.click(less)
    await userEvent.click(less)
    expect(field).toHaveValue(2)
    await userEvent.click(less)
    expect(field).toHaveValue(0)
  })

  it("corrects a quantity below one, and shows the total of several", async () => {
    renderBuyPanel(single)
    const field = screen.getByRole("spinbutton", { name: "Quantity" })
    await userEvent.clear(field)
    await userEvent.type(field, "0")
    await userEvent.tab()
    expect(field).toHaveValue(1)
    await userEvent.click(screen.getByRole("button", { name: "Quantity: One more" }))
    expect(screen.getByText("$49.90")).toBeInTheDocument()
  })
})
