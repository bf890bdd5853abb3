import { within } from "@testing-library/dom"
import { ApiError } from "#lib/api/api-error.ts"
import { lifetimes } from "#lib/cache.ts"
import { buildVoucherTheme } from "#tests/factories/wire-records.ts"
import { FakeApi } from "#tests/fakes/fake-api.ts"
import { startFastClock } from "#tests/fakes/fast-clock.ts"
import { returnsEmpty } from "#tests/fakes/unreliable-api.ts"
import { renderPlacedWidget } from "#tests/support/render-placed-widget.ts"
import { giftVoucherPurchaseWidget } from "./gift-voucher-purchase.tsx"

const api = await FakeApi.open()
const restoreClock = startFastClock()
afterAll(() => {
  restoreClock()
  return api.close()
})

const themes = [buildVoucherTheme("Birthday"), buildVoucherTheme("Thank you", { image: null })]
beforeEach(() => api.knows({ voucherThemes: themes }))

/** Renders a page with this widget alone. */
async function show(settings: object = {}, place = {}) {
  const placed = await renderPlacedWidget(giftVoucherPurchaseWidget, settings, place)
  return { ...placed, page: within(placed.body) }
}

async function listAmounts(settings: object) {
  const { page } = await show(settings)
  const choices = within(page.getByRole("radiogroup", { name: "Amount" })).getAllByRole("radio")
  return choices.map((choice) => [choice.getAttribute("value"), choice.parentElement?.textContent])
}

describe("gift voucher widget", () => {
  it("renders a form to buy and a form to redeem, to choose from", async () => {
    const { page } = await show({ amounts: "25" })
    expect(page.getByRole("radio", { name: "Buy a gift voucher" })).toBeChecked()
    expect(page.getByRole("radio", { name: "Redeem a gift voucher" })).not.toBeChecked()
    expect(page.getByRole("group", { name: "Buy a gift voucher" })).toBeInTheDocument()
    const redeeming = within(page.getByRole("group", { name: "Redeem a gift voucher" }))
    expect(redeeming.getByLabelText("Code")).toBeRequired()
  })

  it("offers the editor's amounts and a custom amount, formatted in dollars with two decimals", async () => {
    expect(await listAmounts({ amounts: "25|50.5|1000" })).toEqual([
      ["25.00", "$25.00"],
      ["50.50", "$50.50"],
      ["1000.00", "$1,000.00"],
      ["-1", "Another amount"],
    ])
  })

  it.each([false, 0, "0", "false"])(
    "offers no custom amount if switched off: %j",
    async (allow_custom_amounts) => {
      expect(await listAmounts({ amounts: "25", allow_custom_amounts })).toEqual([
        ["25.00", "$25.00"],
      ])
    },
  )

  it.each([undefined, null, true, 1, "1", "true"])(
    "offers a custom amount unless switched off: %j",
    async (allow_custom_amounts) => {
      expect(await listAmounts({ amounts: 25, allow_custom_amounts })).toHaveLength(2)
    },
  )

  it("preselects the custom amount if there is no other", async () => {
    const { page } = await show()
    expect(page.getByRole("radio", { name: "Another amount" })).toBeChecked()
    expect(page.getByLabelText("Amount in dollars")).toHaveAttribute("inputmode", "decimal")
  })

  it("omits amounts out of the voucher limits", async () => {
    expect(await listAmounts({ amounts: "0|-1|0.50|25|1000.01|x" })).toEqual([
      ["25.00", "$25.00"],
      ["-1", "Another amount"],
    ])
  })

  it("renders only the redeem form while the shop does not accept orders", async () => {
    const { page } = await show({ amounts: "25|50" }, { isSelling: false })
    expect(page.getByText("There are no gift vouchers to buy at the moment.")).toBeInTheDocument()
    expect(page.queryByRole("radiogroup", { name: "Amount" })).toBeNull()
    expect(page.queryByRole("button", { name: "Pay" })).toBeNull()
    expect(page.getByRole("button", { name: "Redeem" })).toBeInTheDocument()
  })

  it("renders a message if no voucher can be bought, and the redeem form", async () => {
    const { page } = await show({ amounts: "", allow_custom_amounts: false })
    expect(page.getByText("There are no gift vouchers to buy at the moment.")).toBeInTheDocument()
    expect(page.getByLabelText("Code")).toBeInTheDocument()
  })

  it("offers the shop's designs, with the first one preselected", async () => {
    const { page, body } = await show({ amounts: "25" })
    const designs = page.getByRole("radiogroup", { name: "Design" })
    expect(within(designs).getByRole("radio", { name: "Birthday" })).toBeChecked()
    expect(within(designs).getByRole("radio", { name: "Thank you" })).not.toBeChecked()
    expect(body.querySelectorAll("img")).toHaveLength(1)
    expect(body.querySelector("img")?.getAttribute("src")).toMatch(/\/16x9\/400\.webp$/)
  })

  it("offers no designs if the shop has none", async () => {
    api.knows({})
    const { page } = await show({ amounts: "25" })
    expect(page.queryByRole("radiogroup", { name: "Design" })).toBeNull()
  })

  it("renders every control visible in the HTML, for browsers without JavaScript", async () => {
    const { page, body } = await show({ amounts: "25" })
    expect(body.querySelectorAll("[hidden]")).toHaveLength(0)
    for (const label of ["Amount in dollars", "Email address", "Code"]) {
      expect(page.getByLabelText(label)).toBeInTheDocument()
    }
    expect(page.getByRole("button", { name: "Pay" })).toHaveAttribute("type", "submit")
  })

  it("shares no id with another voucher widget of the page", async () => {
    const listIds = async (id: string) => {
      const { body } = await renderPlacedWidget(
        giftVoucherPurchaseWidget,
        { amounts: "25" },
        { id },
      )
      return [...body.querySelectorAll("[id]")].map((element) => element.id)
    }
    const [one, two] = [await listIds("w1"), await listIds("w2")]
    expect(one.filter((id) => two.includes(id))).toEqual([])
    expect(one).toContain("w1-voucher")
  })

  it.each([
    [{ amounts: {} }, "amounts"],
    [{ amounts: "1".repeat(1_001) }, "amounts"],
    [{ allow_custom_amounts: {} }, "allow_custom_amounts"],
  ])("rejects %j", (settings, field) => {
    expect(giftVoucherPurchaseWidget.plan(settings)).toMatchObject({ error: { field } })
  })
})

describe("caching of a page with gift vouchers", () => {
  it("declares the default page lifetime", async () => {
    const { declared } = await show()
    expect(declared.lifetimes).toEqual([lifetimes.page])
  })

  it("throws, so that the cached page stays, if the API fails", async () => {
    api.failureMode = returnsEmpty
    await expect(show()).rejects.toThrow(ApiError)
  })
})
