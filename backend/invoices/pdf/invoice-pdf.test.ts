import { describe, expect, it } from "@jest/globals"
import { invoiceSchema, type WireInvoice } from "#lib/contract/order.ts"
import { listEmbeddedCharacters, parsePdfLines } from "#tests/assertions/parse-pdf.ts"
import { annsAddress } from "#tests/factories/stored-orders.ts"
import { buildInvoicePdf, resolveInvoiceFile } from "./invoice-pdf.ts"

const line = {
  id: 1,
  product_name: "Standard Resin",
  name: "Grey, 500 g",
  sku_code: "RES-GRY",
  addons: [],
  qty: 2,
  price: "29.90",
  subtotal: "59.80",
  image: null,
  is_ticket: false,
}

function buildInvoice(overrides: Partial<WireInvoice> = {}): WireInvoice {
  return invoiceSchema.parse({
    id: 1042,
    status: "paid",
    token: "t".repeat(43),
    email: "ann@example.com",
    placed_at: "2026-11-20T13:30:00Z",
    paid_at: "2026-11-20T14:30:00Z",
    item_count: 2,
    has_tickets: false,
    carrier: "",
    tracking_number: "",
    buyer_name: "Ann Example",
    address: annsAddress,
    is_pick_up: false,
    shipping_name: "Standard Post",
    note: "",
    promotion_code: "",
    payment_type: "Credit or debit card",
    lines: [line],
    subtotal: "59.80",
    discount_amount: "0.00",
    shipping_amount: "10.60",
    surcharge_amount: "0.00",
    total_amount: "70.40",
    total_tax: "6.40",
    credit_amount: "0.00",
    payable_amount: "70.40",
    refunded_amount: "0.00",
    unpaid: null,
    seller: {
      name: "Curlew Print Co.",
      abn: "51 824 753 556",
      phone: "07 5550 0147",
      address: "14 Stowe Lane, Calliope QLD 4680",
      email: "hello@curlewprint.example",
    },
    ...overrides,
  })
}

const readPages = async (overrides?: Partial<WireInvoice>) =>
  parsePdfLines(await buildInvoicePdf(buildInvoice(overrides)))

function buildAddress(last_name: string) {
  return { ...annsAddress, state: "QLD" as const, country: "AU" as const, last_name }
}

describe("the invoice PDF", () => {
  it("is a tax invoice once paid, with all particulars that the law requires", async () => {
    const [page = []] = await readPages()
    expect(page).toEqual(
      expect.arrayContaining([
        "Tax invoice",
        "Invoice number 1042",
        "Date of issue 21 November 2026",
        "Curlew Print Co.",
        "ABN 51 824 753 556",
        "Ann Example",
        "27 Bloodwood Street",
        "Calliope QLD 4680",
        "Standard Resin, Grey, 500 g",
        "2",
        "$29.90",
        "$59.80",
        "Total (AUD)",
        "$70.40",
        "GST included in the total",
        "$6.40",
        "Paid by Credit or debit card",
        "Page 1 of 1",
      ]),
    )
    expect(resolveInvoiceFile(buildInvoice())).toBe("invoice-1042.pdf")
  })

  it("is titled as an order before payment and nowhere as an invoice", async () => {
    const unpaid = { status: "awaiting_payment", paid_at: null } as const
    const [page = []] = await readPages(unpaid)
    expect(page).toEqual(expect.arrayContaining(["Order", "Order number 1042", "To be paid"]))
    expect(page.join("\n")).not.toMatch(/invoice/i)
    expect(resolveInvoiceFile(buildInvoice(unpaid))).toBe("order-1042.pdf")
  })

  it("states nothing to pay for a cancelled order", async () => {
    const over = { status: "cancelled", paid_at: null, credit_amount: "25.00" } as const
    const [page = []] = await readPages(over)
    expect(page).toContain("Cancelled")
    expect(page).toContain("Total (AUD)")
    for (const words of ["To be paid", "From store credit"]) expect(page).not.toContain(words)
  })

  it("lists discount, surcharge, store credit and refund, each as it changes the total", async () => {
    const [page = []] = await readPages({
      status: "refunded",
      promotion_code: "RESIN5",
      discount_amount: "5.00",
      surcharge_amount: "1.05",
      total_amount: "1066.45",
      credit_amount: "25.00",
      payable_amount: "1041.45",
      refunded_amount: "1066.45",
    })
    expect(page).toEqual(
      expect.arrayContaining([
        "Refunded",
        "Discount RESIN5",
        "-$5.00",
        "Surcharge, Credit or debit card",
        "$1.05",
        "$1,066.45",
        "Paid with store credit",
        "$25.00",
        "$1,041.45",
        "-$1,066.45",
      ]),
    )
  })

  it("names the buyer also where nothing is shipped, and the carrier where there is one", async () => {
    const [tickets = []] = await readPages({ address: null, shipping_name: "" })
    expect(tickets).toContain("Ann Example")
    expect(tickets).not.toContain("Delivery")
    const [parcel = []] = await readPages({ carrier: "Australia Post", tracking_number: "33AB" })
    expect(parcel).toEqual(expect.arrayContaining(["Delivery", "Australia Post 33AB"]))
  })

  it("continues on further pages, with the table head repeated and every page numbered", async () => {
    const lines = Array.from({ length: 100 }, (_, at) => ({ ...line, sku_code: `SKU-${at}` }))
    const pages = await readPages({ lines })
    expect(pages.length).toBeGreaterThan(2)
    for (const [at, page] of pages.entries()) {
      expect(page).toEqual(expect.arrayContaining(["Item", "Qty", "Price", "Amount"]))
      expect(page).toContain(`Page ${at + 1} of ${pages.length}`)
    }
    const codes = pages.flat().filter((text) => text.startsWith("SKU-"))
    expect(codes).toEqual(lines.map(({ sku_code }) => sku_code))
  })

  it("loses nothing of long texts, wrapped or not, across a page break", async () => {
    const value = Array.from({ length: 1_500 }, (_, at) => `word${at}`).join(" ")
    const long = {
      ...line,
      product_name: "W".repeat(400),
      addons: [{ name: "Text", value, price: "0.00" }],
    }
    const pages = await readPages({ lines: [long], note: `${value}\nThe end.` })
    const written = pages.flat().join(" ")
    for (const at of [0, 700, 1_499]) expect(written.split(`word${at}`)).toHaveLength(3)
    expect(written.replaceAll(/[^W]/g, "")).toHaveLength(400)
    expect(written).toContain("The end.")
  })

  it.each([
    "Łukasz Čapek",
    "Γιώργος Παπαδόπουλος",
    "Ольга Їжакевич",
    "Nguyễn Thị Hằng",
    "გიორგი",
    "王小明",
    "山田はなこ",
    "김민수",
    "王 Łu",
    "สมชาย",
  ])("embeds the characters of a name in another script: %s", async (last_name) => {
    const file = await buildInvoicePdf(buildInvoice({ address: buildAddress(last_name) }))
    const characters = listEmbeddedCharacters(file)
    for (const character of last_name) expect(characters).toContain(character)
    expect(file.length).toBeLessThan(60_000)
  })

  it("joins the characters of an Arabic name and shows no question mark", async () => {
    const file = await buildInvoicePdf(buildInvoice({ address: buildAddress("محمد العلي") }))
    const characters = listEmbeddedCharacters(file)
    expect(characters).toMatch(/\p{Script=Arabic}/u)
    expect(characters).not.toContain("?")
  })

  it("shows a question mark for a character that no font has", async () => {
    const file = await buildInvoicePdf(buildInvoice({ address: buildAddress("Łu 🦜") }))
    expect(listEmbeddedCharacters(file)).toContain("?")
  })

  it("embeds no font where the standard PDF fonts have all characters", async () => {
    const address = buildAddress("Ngô €5 – “Zoë”")
    const file = await buildInvoicePdf(buildInvoice({ address }))
    expect(listEmbeddedCharacters(file)).toBe("")
    expect(parsePdfLines(file)[0]).toContain("Ann Ngô €5 – “Zoë”")
  })

  it("builds the same bytes for the same invoice every time", async () => {
    const [first, second] = [
      await buildInvoicePdf(buildInvoice()),
      await buildInvoicePdf(buildInvoice()),
    ]
    expect(first.equals(second)).toBe(true)
  })
})
