import type { Cart, CartResult } from "#lib/cart/cart.ts"
import { parseDocument } from "./request-page.ts"
import type { BrowserResponse, SessionBrowser } from "./session-browser.ts"

type Shown = BrowserResponse & { page: Document }
type CartPageForm = { intent: string; id?: number }

/** Cart client of a browser: the API calls of its scripts, and form posts without JavaScript. */
export type CartBrowser = {
  browser: SessionBrowser
  requestCart: (call: string, body: unknown) => Promise<BrowserResponse>
  read: (choices?: object) => Promise<Cart>
  add: (sku: number, qty?: number) => Promise<CartResult>
  open: (path?: string) => Promise<Shown>
  /** Fills in the cart page's form with this intent, of the line `id` if given. */
  fillIn: (form: CartPageForm, values?: Record<string, string>) => Promise<() => Promise<Shown>>
  /** Fills in the form and submits it. */
  send: (form: CartPageForm, values?: Record<string, string>) => Promise<Shown>
  /** Returns the item count of the cart-count cookie; 0 without the cookie. */
  getCount: () => number
}

/** Returns the cart client of a browser at `origin`, with and without scripts. */
export function useCartIn(browser: SessionBrowser, origin: string): CartBrowser {
  const requestCart = (call: string, body: unknown) => browser.call(`/api/bff/cart/${call}`, body)
  const open = async (path = "/cart") => withPage(await browser.request(path))
  const fillIn = async ({ intent, id }: CartPageForm, values: Record<string, string> = {}) => {
    const { page } = await open()
    const form = [...page.querySelectorAll("main form")].find(
      (candidate) =>
        readControl(candidate, "intent") === intent &&
        (id === undefined || readControl(candidate, "id") === String(id)),
    )
    if (!form) throw new Error(`the page has no form to ${intent} ${id ?? ""}`)
    const data = new FormData()
    for (const control of form.querySelectorAll<HTMLInputElement>("input[name]")) {
      if (control.type !== "radio" || control.checked) data.append(control.name, control.value)
    }
    for (const [name, value] of Object.entries(values)) data.set(name, value)
    const sent = await pack(data, origin)
    return async () => withPage(await browser.request("/cart", sent))
  }
  return {
    browser,
    requestCart,
    open,
    fillIn,
    read: async (choices = {}) => JSON.parse((await requestCart("read", choices)).text).cart,
    add: async (sku, qty = 1) => JSON.parse((await requestCart("add", { sku, qty })).text),
    send: async (form, values) => (await fillIn(form, values))(),
    getCount: () => Number(browser.cookies.get("cart-count") ?? 0),
  }
}

function readControl(form: Element, name: string): string | undefined {
  return form.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value
}

async function pack(data: FormData, origin: string) {
  const packed = new Response(data)
  const type = packed.headers.get("content-type") ?? ""
  return {
    method: "POST",
    headers: { origin, "sec-fetch-site": "same-origin", "content-type": type, accept: "text/html" },
    body: Buffer.from(await packed.arrayBuffer()),
  }
}

function withPage<T extends BrowserResponse>(response: T): T & { page: Document } {
  return { ...response, page: parseDocument({ html: response.text }) }
}
