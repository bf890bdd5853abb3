import { parsePage } from "./parse-page.ts"
import { getRunningShop } from "./running-shop.ts"
import { type BrowserAnswer, SessionBrowser } from "./session-browser.ts"
import { openShopCustomer, type ShopCustomer } from "./shop-customer.ts"

/** Path by which a customer of the running shop is signed in. */
export function buildEnterPath({ access_token, refresh_token }: ShopCustomer): string {
  return `/enter/?${new URLSearchParams({ a: access_token, r: refresh_token })}`
}

/** A customer in a browser without scripts. */
export type Member = ShopCustomer & {
  browser: SessionBrowser
  open: (path: string) => Promise<MemberPage>
  /** Fills in a form of a page, by its id, and sends it as a browser without scripts does. */
  send: (
    path: string,
    formId: string,
    answers: Record<string, string | Blob>,
    headers?: Record<string, string>,
  ) => Promise<MemberPage>
}
export type MemberPage = Omit<BrowserAnswer, "text"> & { html: string; page: Document }

/** Somebody new in the running shop, signed in. Remove them when the test is done. */
export async function openMember(): Promise<Member> {
  const customer = await openShopCustomer()
  const { origin } = getRunningShop()
  const browser = new SessionBrowser(origin)
  const entered = await browser.ask(buildEnterPath(customer))
  if (!browser.isMarked) throw new Error(`nobody was signed in: ${entered.status}`)
  const open = async (path: string) => readAnswer(await browser.ask(path))
  return {
    ...{ ...customer, browser, open },
    send: async (path, formId, answers, headers = {}) => {
      const form = (await open(path)).page.querySelector<HTMLFormElement>(`form#${formId}`)
      if (!form) throw new Error(`${path} has no form ${formId}`)
      const data = readForm(form)
      for (const [name, value] of Object.entries(answers)) data.set(name, value)
      const packed = new Response(data)
      const answer = await browser.ask(form.getAttribute("action") || path, {
        method: "POST",
        headers: {
          ...{ origin, "sec-fetch-site": "same-origin", accept: "text/html" },
          "content-type": packed.headers.get("content-type") ?? "",
          ...headers,
        },
        body: Buffer.from(await packed.arrayBuffer()),
      })
      return readAnswer(answer)
    },
  }
}

function readAnswer({ text, ...answer }: BrowserAnswer): MemberPage {
  return { ...answer, html: text, page: parsePage(text) }
}

/** What a browser would send of a form as it stands, without its files. */
function readForm(form: HTMLFormElement): FormData {
  const data = new FormData()
  const controls = form.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    "input[name]:not([type=file]), select[name]",
  )
  for (const { name, value } of controls) data.append(name, value)
  return data
}
