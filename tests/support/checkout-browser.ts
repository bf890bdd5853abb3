import { parseDocument } from "./request-page.ts"
import type { BrowserResponse, SessionBrowser } from "./session-browser.ts"

export type ShownPage = BrowserResponse & { page: Document }

/** Checkout client of a browser without JavaScript. */
export type CheckoutBrowser = {
  open: (path?: string) => Promise<ShownPage>
  /** Fills in the form of a rendered checkout page and submits it with one of its buttons. */
  send: (shown: ShownPage, intent: string, values?: Record<string, string>) => Promise<ShownPage>
  /** Orders the cart. Returns the path of the payment; a rejection fails the test. */
  order: (values?: Record<string, string>) => Promise<string>
  /** Submits "Pay now" on the page of an unpaid order. Returns the path of the payment. */
  payAgain: (orderId: number) => Promise<string>
}

/** Returns the checkout client of a browser without JavaScript at `origin`. */
export function useCheckoutIn(browser: SessionBrowser, origin: string): CheckoutBrowser {
  const open = async (path = "/checkout") => withPage(await browser.request(path))
  const post = async (path: string, data: FormData) => {
    const packed = new Response(data)
    const type = packed.headers.get("content-type") ?? ""
    return browser.request(path, {
      method: "POST",
      headers: {
        origin,
        "sec-fetch-site": "same-origin",
        accept: "text/html",
        "content-type": type,
      },
      body: Buffer.from(await packed.arrayBuffer()),
    })
  }
  const sendForm = async (
    { page }: ShownPage,
    { path, id, values = {} }: { path: string; id: string; values?: Record<string, string> },
  ) => {
    const form = page.querySelector<HTMLFormElement>(`form#${id}`)
    if (!form) throw new Error(`there is no ${id}: ${page.querySelector("main")?.textContent}`)
    const data = readForm(form)
    for (const [name, value] of Object.entries(values)) data.set(name, value)
    return withPage(await post(path, data))
  }
  const send: CheckoutBrowser["send"] = (shown, intent, values = {}) =>
    sendForm(shown, { path: "/checkout", id: "checkout", values: { ...values, intent } })
  return {
    open,
    send,
    order: async (values) => readLocation(await send(await open(), "pay", values)),
    payAgain: async (orderId) => {
      const path = `/invoice/${orderId}`
      return readLocation(await sendForm(await open(path), { path, id: `pay-${orderId}` }))
    },
  }
}

/** Returns the redirect location of a response. Throws if it is not a 303 redirect. */
function readLocation({ status, headers: { location }, page }: ShownPage): string {
  if (status === 303 && location) return location
  throw new Error(`it leads nowhere: ${page.querySelector("main")?.textContent}`)
}

/** Returns the form data that a browser would submit, without its buttons. */
function readForm(form: HTMLFormElement): FormData {
  const data = new FormData()
  const controls = "input[name], select[name], textarea[name]"
  for (const control of form.querySelectorAll<HTMLInputElement>(controls)) {
    const isLeftOut = ["radio", "checkbox"].includes(control.type) && !control.checked
    if (!isLeftOut) data.append(control.name, control.value)
  }
  return data
}

function withPage(response: BrowserResponse): ShownPage {
  return { ...response, page: parseDocument({ html: response.text }) }
}
