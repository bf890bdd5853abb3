/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from "@jest/globals"
import { render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { buildAccountRejection, type FormAction } from "#lib/auth/account-result.ts"
import { signedInCookie } from "#lib/auth/login-cookie.ts"
import { parseCents } from "#lib/contract/money.ts"
import { VoucherForms, type VoucherFormsProps } from "./voucher-forms.tsx"
import type { VoucherLabels } from "./voucher-labels.ts"

const labels: VoucherLabels = {
  modes: "What?",
  buy: "Buy a gift voucher",
  redeem: "Redeem a gift voucher",
  theme: "Design",
  amount: "Amount",
  customAmount: "Another",
  typedAmount: "Dollars",
  email: "Email",
  emailNote: "There",
  accountNote: "To your account",
  noAmounts: "None",
  pay: "Pay {amount}",
  payPlain: "Pay",
  busy: "Moment",
  leaving: "Leaving",
  goToPayment: "Go to pay",
  code: "Code",
  codeNote: "Sixteen",
  needsLogin: "Log in first",
  redeemButton: "Redeem",
  optional: "optional",
  gift: "As a gift",
  recipientName: "Their name",
  recipientEmail: "Their email",
  recipientEmailNote: "We email it",
  senderName: "Your name",
  message: "Message",
  sendOn: "Day",
  sendOnNote: "That morning",
  preview: "Preview",
  cardFor: "For {name}",
  cardFrom: "From {name}",
  balanceButton: "Check its worth",
  worth: "Worth {amount}",
  form: { check: "Check this:", unavailable: "Not now" },
}

const themes = [
  { id: 3, name: "Birthday", picture: null },
  { id: 4, name: "Thanks", picture: null },
]

/** Renders the forms. Returns the form data of each submission. */
function show({
  buy,
  redeem,
  ...overrides
}: Partial<VoucherFormsProps & Record<"buy" | "redeem", FormAction>>) {
  const sent: Record<string, FormDataEntryValue>[] = []
  const withRecording =
    (action?: FormAction): FormAction =>
    async (before, data) => {
      sent.push(Object.fromEntries(data))
      return action ? action(before, data) : { ...buildAccountRejection("UNAVAILABLE"), typed: {} }
    }
  const props = {
    id: "w1-voucher",
    themes,
    amounts: [2_500, 5_000].map(parseCents),
    allowsCustom: true,
    locale: "en",
    labels,
    actions: { buy: withRecording(buy), redeem: withRecording(redeem) },
    ...overrides,
  }
  render(<VoucherForms {...props} />)
  return sent
}

const buildRejectingAction =
  (message: string): FormAction =>
  async () => ({
    ...buildAccountRejection("BAD_REQUEST"),
    message,
    typed: {},
  })
const choose = (name: string) => userEvent.click(screen.getByRole("radio", { name }))
const getPayButton = () => screen.getByText(/^Pay/)

afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: the application reads document.cookie
  document.cookie = `${signedInCookie}=; max-age=0; path=/`
  sessionStorage.clear()
  history.replaceState(null, "", "/")
})
function signIn() {
  // biome-ignore lint/suspicious/noDocumentCookie: the application reads document.cookie
  document.cookie = `${signedInCookie}=mark; path=/`
}

describe("voucher purchase form", () => {
  it("shows the pay button, with the amount, once an amount above zero is selected", async () => {
    show({})
    expect(getPayButton()).not.toBeVisible()
    await choose("$50.00")
    expect(getPayButton()).toBeVisible()
    expect(getPayButton()).toHaveTextContent("Pay $50.00")
  })

  it("shows the input for a custom amount only if that option is selected", async () => {
    show({})
    expect(screen.getByLabelText("Dollars")).not.toBeVisible()
    await choose("Another")
    expect(screen.getByLabelText("Dollars")).toBeVisible()
    expect(getPayButton()).not.toBeVisible()
    for (const invalidAmount of ["0", "0.00", "-5", "abc"]) {
      await userEvent.clear(screen.getByLabelText("Dollars"))
      await userEvent.type(screen.getByLabelText("Dollars"), invalidAmount)
      expect(getPayButton()).not.toBeVisible()
    }
    await userEvent.clear(screen.getByLabelText("Dollars"))
    await userEvent.type(screen.getByLabelText("Dollars"), "37.5")
    expect(getPayButton()).toHaveTextContent("Pay $37.50")
    await choose("$25.00")
    expect(screen.getByLabelText("Dollars")).not.toBeVisible()
    expect(getPayButton()).toHaveTextContent("Pay $25.00")
  })

  it("submits the selected values and the return URL", async () => {
    history.replaceState(null, "", "/gift-vouchers?x=1")
    const sent = show({})
    await choose("Thanks")
    await choose("Another")
    await userEvent.type(screen.getByLabelText("Dollars"), "80")
    await userEvent.type(screen.getByLabelText("Email"), "kim@example.com")
    await userEvent.click(getPayButton())
    expect(sent).toEqual([
      {
        "form-name": "voucherPurchase",
        theme: "4",
        amount: "-1",
        custom: "80",
        email: "kim@example.com",
        recipient_name: "",
        recipient_email: "",
        sender_name: "",
        message: "",
        send_on: "",
        page: `${location.origin}/gift-vouchers?x=1#w1-voucher`,
      },
    ])
  })

  it("shows the server's error in an alert and preserves the typed values", async () => {
    show({ buy: buildRejectingAction("A voucher is worth at most $1,000.00.") })
    await choose("Another")
    await userEvent.type(screen.getByLabelText("Dollars"), "5000")
    await userEvent.type(screen.getByLabelText("Email"), "kim@example.com")
    await userEvent.click(getPayButton())
    const alert = await screen.findByRole("alert")
    expect(alert).toHaveTextContent("A voucher is worth at most $1,000.00.")
    expect(alert).toHaveClass("border-danger")
    await waitFor(() => expect(alert).toHaveFocus())
    expect(screen.getByLabelText("Dollars")).toHaveValue("5000")
    expect(screen.getByLabelText("Email")).toHaveValue("kim@example.com")
    expect(screen.getByRole("radio", { name: "Another" })).toBeChecked()
  })

  it("shows validation errors beside their fields", async () => {
    const fieldErrors = { custom: "At least $1.00.", email: "Not complete." }
    show({ buy: async () => ({ ...buildAccountRejection("BAD_REQUEST"), fieldErrors, typed: {} }) })
    await choose("Another")
    await userEvent.type(screen.getByLabelText("Dollars"), "0.5")
    await userEvent.click(getPayButton())
    expect(await screen.findByRole("alert")).toHaveTextContent("Check this:")
    expect(screen.getByLabelText("Dollars")).toHaveAccessibleDescription("At least $1.00.")
    await waitFor(() => expect(screen.getByLabelText("Dollars")).toHaveFocus())
    expect(screen.getByLabelText("Email")).toHaveAccessibleDescription(/^Not complete\./)
  })

  it("shows an error and preserves the values if the request fails", async () => {
    show({
      buy: async () => {
        throw new TypeError("Failed to fetch")
      },
    })
    await choose("$25.00")
    await userEvent.click(getPayButton())
    expect(await screen.findByRole("alert")).toHaveTextContent("Not now")
    expect(screen.getByRole("radio", { name: "$25.00" })).toBeChecked()
    expect(getPayButton()).toHaveTextContent("Pay $25.00")
  })

  it("requires no email address from a signed-in user", () => {
    signIn()
    show({})
    expect(screen.queryByLabelText("Email")).toBeNull()
    expect(screen.getByText("To your account")).toBeVisible()
  })

  it("redirects to the payment page, and links to it after the user navigates back", async () => {
    const typed = { payment: "#paid" }
    show({ buy: async () => ({ kind: "done", step: "pay", typed }) })
    await choose("$25.00")
    await userEvent.click(getPayButton())
    expect(await screen.findByRole("link", { name: "Go to pay" })).toHaveAttribute("href", "#paid")
    expect(location.hash).toBe("#paid")
  })
})

describe("voucher redemption form", () => {
  it("replaces the purchase form, and the purchase form replaces it", async () => {
    show({})
    const forms = () =>
      [labels.buy, labels.redeem].map((name) => screen.queryByRole("group", { name }))
    expect(forms()).toEqual([expect.anything(), null])
    await choose(labels.redeem)
    expect(forms()).toEqual([null, expect.anything()])
    await choose(labels.buy)
    expect(forms()).toEqual([expect.anything(), null])
  })

  it("shows the server's error in an alert and preserves the code", async () => {
    const sent = show({
      redeem: buildRejectingAction("We don’t recognise this code. Please check the spelling."),
    })
    await choose(labels.redeem)
    await userEvent.type(screen.getByLabelText("Code"), "abcd-2345")
    await userEvent.click(screen.getByRole("button", { name: "Redeem" }))
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "We don’t recognise this code. Please check the spelling.",
    )
    expect(screen.getByLabelText("Code")).toHaveValue("abcd-2345")
    expect(sent).toMatchObject([{ code: "abcd-2345" }])
  })

  it("links to the login for a user who is not signed in", async () => {
    show({})
    await choose(labels.redeem)
    expect(screen.getByRole("link", { name: "Log in first" })).toHaveAttribute("href", "/login")
  })

  it("restores the typed code after the login, once", async () => {
    show({})
    await choose(labels.redeem)
    await userEvent.type(screen.getByLabelText("Code"), "abcd")
    document.body.replaceChildren()
    signIn()
    show({})
    const form = within(await screen.findByRole("group", { name: labels.redeem }))
    expect(form.getByLabelText("Code")).toHaveValue("abcd")
    expect(screen.getByRole("radio", { name: labels.redeem })).toBeChecked()
    expect(sessionStorage).toHaveLength(0)
  })

  it("stores no code in the browser for a signed-in user", async () => {
    signIn()
    show({})
    await choose(labels.redeem)
    await userEvent.type(screen.getByLabelText("Code"), "abcd")
    expect(sessionStorage).toHaveLength(0)
  })
})

describe("a voucher as a gift", () => {
  it("shows the card with the names and the message as they are typed, and sends them", async () => {
    const sent = show({})
    await choose("$50.00")
    await userEvent.click(screen.getByText("As a gift"))
    await userEvent.type(screen.getByLabelText(/^Their name/), "Ben")
    await userEvent.type(screen.getByLabelText(/^Message/), "Happy <b>birthday</b>!")
    await userEvent.type(screen.getByLabelText(/^Your name/), "Ann")
    const card = within(screen.getByRole("figure"))
    expect(card.getByText("$50.00")).toBeVisible()
    expect(card.getByText("For Ben")).toBeVisible()
    expect(card.getByText("Happy <b>birthday</b>!")).toBeVisible()
    expect(card.getByText("From Ann")).toBeVisible()
    await userEvent.type(screen.getByLabelText(/^Their email/), "ben@example.com")
    await userEvent.type(screen.getByLabelText(/^Day/), "2026-12-24")
    await userEvent.click(getPayButton())
    expect(sent.at(-1)).toMatchObject({
      recipient_name: "Ben",
      recipient_email: "ben@example.com",
      sender_name: "Ann",
      message: "Happy <b>birthday</b>!",
      send_on: "2026-12-24",
    })
  })

  it("unfolds the fields if one of them was rejected, and keeps what was typed", async () => {
    const rejection = {
      ...buildAccountRejection("BAD_REQUEST"),
      fieldErrors: { send_on: "Another day" },
    }
    show({ buy: async () => ({ ...rejection, typed: { recipient_name: "Ben" } }) })
    await choose("$50.00")
    await userEvent.click(getPayButton())
    expect(await screen.findByLabelText(/^Day/)).toBeInvalid()
    expect(screen.getByLabelText(/^Their name/)).toHaveValue("Ben")
    expect(screen.getByLabelText(/^Their name/).closest("details")).toHaveAttribute("open")
  })
})

it("shows what a code is worth without redeeming it", async () => {
  const sent = show({
    redeem: async () => ({
      kind: "done",
      step: "balance",
      typed: { code: "AAAA", worth: "$50.00" },
    }),
  })
  await choose("Redeem a gift voucher")
  await userEvent.type(screen.getByLabelText("Code"), "AAAA")
  await userEvent.click(screen.getByRole("button", { name: "Check its worth" }))
  expect(await screen.findByText("Worth $50.00")).toBeVisible()
  expect(screen.getByLabelText("Code")).toHaveValue("AAAA")
  expect(sent.at(-1)).toMatchObject({ intent: "balance", code: "AAAA" })
})
