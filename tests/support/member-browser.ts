import { parsePage } from "../assertions/parse-page.ts"
import { getRunningShop } from "./running-shop.ts"
import { type BrowserResponse, SessionBrowser } from "./session-browser.ts"
import { openShopCustomer, type ShopCustomer } from "./shop-customer.ts"

/** Builds the path that signs a customer of the running shop in. */
export function buildEnterPath({ access_token, refresh_token }: ShopCustomer): string {
  return `/enter/?${new URLSearchParams({ a: access_token, r: refresh_token })}`
}

/** Page client of a browser without JavaScript. */
type PageBrowser = {
  open: (path: string) => Promise<MemberPage>
  /** Fills in the page's form with this id, or selector, and submits it without JavaScript. */
  send: (
    path: string,
    form: string,
    values: Record<string, string | Blob>,
    headers?: Record<string, string>,
  ) => Promise<MemberPage>
}
/** A signed-in customer with a browser without JavaScript. */
export type Member = ShopCustomer & PageBrowser & { browser: SessionBrowser }
export type MemberPage = Omit<BrowserResponse, "text"> & { html: string; page: Document }

/** Creates and signs in a customer of the running shop. Remove them after the test. */
export async function openMember(): Promise<Member> {
  const customer = await openShopCustomer()
  const { origin } = getRunningShop()
  const browser = new SessionBrowser(origin)
  const entered = await browser.request(buildEnterPath(customer))
  if (!browser.hasSignedInCookie) throw new Error(`no user was signed in: ${entered.status}`)
  return { ...customer, browser, ...openPages(browser, origin) }
}

/** Returns the page client of a browser at `origin`. */
export function openPages(browser: SessionBrowser, origin: string): PageBrowser {
  const open = async (path: string) => parseMemberPage(await browser.request(path))
  return {
    open,
    send: async (path, idOrSelector, values, headers = {}) => {
      const selector = /^[\w-]+$/.test(idOrSelector) ? `form#${idOrSelector}` : idOrSelector
      const form = (await open(path)).page.querySelector<HTMLFormElement>(selector)
      if (!form) throw new Error(`${path} has no form ${idOrSelector}`)
      const data = readForm(form)
      for (const [name, value] of Object.entries(values)) data.set(name, value)
      const packed = new Response(data)
      const response = await browser.request(form.getAttribute("action") || path, {
        method: "POST",
        headers: {
          origin,
          "sec-fetch-site": "same-origin",
          accept: "text/html",
          "content-type": packed.headers.get("content-type") ?? "",
          ...headers,
        },
        body: Buffer.from(await packed.arrayBuffer()),
      })
      return parseMemberPage(response)
    },
  }
}

function parseMemberPage({ text, ...response }: BrowserResponse): MemberPage {
  return { ...response, html: text, page: parsePage(text) }
}

/** Returns the form data that a browser would submit, without files. */
function readForm(form: HTMLFormElement): FormData {
  const data = new FormData()
  const controls = form.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    "input[name]:not([type=file]), select[name]",
  )
  for (const { name, value } of controls) data.append(name, value)
  return data
}
