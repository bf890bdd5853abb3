import type { Cart, CartResult } from "#lib/cart/cart.ts"
import type { BrowserAnswer, SessionBrowser } from "./session-browser.ts"
import { readPage } from "./visit.ts"

type Shown = BrowserAnswer & { page: Document }
type CartPageForm = { wish: string; id?: number }

/** Cart client of a browser: the API calls of its scripts, and form posts without JavaScript. */
export type CartBrowser = {
  browser: SessionBrowser
  ask: (call: string, body: unknown) => Promise<BrowserAnswer>
  read: (choices?: object) => Promise<Cart>
  add: (sku: number, qty?: number) => Promise<CartResult>
  open: (path?: string) => Promise<Shown>
  /** Fills in the cart page's form with this intent, of the line `id` if given. */
  fillIn: (form: CartPageForm, answers?: Record<string, string>) => Promise<() => Promise<Shown>>
  /** Fills in the form and submits it. */
  send: (form: CartPageForm, answers?: Record<string, string>) => Promise<Shown>
  /** Returns the item count of the cart-count cookie; 0 without the cookie. */
  getCount: () => number
}

/** Returns the cart client of a browser at `origin`, with and without scripts. */
export function useCartIn(browser: SessionBrowser, origin: string): CartBrowser {
  const ask = (call: string, body: unknown) => browser.call(`/api/cart/${call}`, body)
  const open = async (path = "/cart") => withPage(await browser.ask(path))
  const fillIn = async ({ wish, id }: CartPageForm, answers: Record<string, string> = {}) => {
    const { page } = await open()
    const form = [...page.querySelectorAll("main form")].find(
      (candidate) =>
        readControl(candidate, "wish") === wish &&
        (id === undefined || readControl(candidate, "id") === String(id)),
    )
    if (!form) throw new Error(`the page has no form to ${wish} ${id ?? ""}`)
    const data = new FormData()
    for (const control of form.querySelectorAll<HTMLInputElement>("input[name]")) {
      if (control.type !== "radio" || control.checked) data.append(control.name, control.value)
    }
    for (const [name, value] of Object.entries(answers)) data.set(name, value)
    const sent = await pack(data, origin)
    return async () => withPage(await browser.ask("/cart", sent))
  }
  return {
    ...{ browser, ask, open, fillIn },
    read: async (choices = {}) => JSON.parse((await ask("read", choices)).text).cart,
    add: async (sku, qty = 1) => JSON.parse((await ask("add", { sku, qty })).text),
    send: async (form, answers) => (await fillIn(form, answers))(),
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

function withPage<T extends BrowserAnswer>(answer: T): T & { page: Document } {
  return { ...answer, page: readPage({ html: answer.text }) }
}
