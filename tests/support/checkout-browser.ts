import type { BrowserAnswer, SessionBrowser } from "./session-browser.ts"
import { readPage } from "./visit.ts"

export type ShownPage = BrowserAnswer & { page: Document }

/** What a customer without scripts does at the checkout of `origin`. */
export type CheckoutBrowser = {
  open: (path?: string) => Promise<ShownPage>
  /** Fills in the form of a checkout page as it stands and presses one of its buttons. */
  send: (shown: ShownPage, wish: string, answers?: Record<string, string>) => Promise<ShownPage>
  /** Orders what is in the cart; gives the path of the payment. A refusal fails the test. */
  order: (answers?: Record<string, string>) => Promise<string>
}

/** The checkout as a browser without scripts meets it at `origin`. */
export function useCheckoutIn(browser: SessionBrowser, origin: string): CheckoutBrowser {
  const open = async (path = "/checkout") => withPage(await browser.ask(path))
  const post = async (path: string, data: FormData) => {
    const packed = new Response(data)
    const type = packed.headers.get("content-type") ?? ""
    return browser.ask(path, {
      method: "POST",
      headers: {
        ...{ origin, "sec-fetch-site": "same-origin", accept: "text/html" },
        "content-type": type,
      },
      body: Buffer.from(await packed.arrayBuffer()),
    })
  }
  const send: CheckoutBrowser["send"] = async ({ page }, wish, answers = {}) => {
    const form = page.querySelector<HTMLFormElement>("form#checkout")
    if (!form) throw new Error(`there is no checkout: ${page.querySelector("main")?.textContent}`)
    const data = readForm(form)
    for (const [name, value] of Object.entries({ ...answers, wish })) data.set(name, value)
    return withPage(await post("/checkout", data))
  }
  return {
    ...{ open, send },
    order: async (answers) => {
      const answer = await send(await open(), "pay", answers)
      const { location } = answer.headers
      if (answer.status === 303 && location) return location
      throw new Error(`it was not ordered: ${answer.page.querySelector("main")?.textContent}`)
    },
  }
}

/** What a browser would send of a form as it stands, without its buttons. */
function readForm(form: HTMLFormElement): FormData {
  const data = new FormData()
  const controls = "input[name], select[name], textarea[name]"
  for (const control of form.querySelectorAll<HTMLInputElement>(controls)) {
    const isLeftOut = ["radio", "checkbox"].includes(control.type) && !control.checked
    if (!isLeftOut) data.append(control.name, control.value)
  }
  return data
}

function withPage(answer: BrowserAnswer): ShownPage {
  return { ...answer, page: readPage({ html: answer.text }) }
}
