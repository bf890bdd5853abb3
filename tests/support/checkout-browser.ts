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
  /** Presses "Pay now" on the page of an unpaid order; gives the path of the payment. */
  payAgain: (orderId: number) => Promise<string>
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
  const sendForm = async (
    { page }: ShownPage,
    { path, id, answers = {} }: { path: string; id: string; answers?: Record<string, string> },
  ) => {
    const form = page.querySelector<HTMLFormElement>(`form#${id}`)
    if (!form) throw new Error(`there is no ${id}: ${page.querySelector("main")?.textContent}`)
    const data = readForm(form)
    for (const [name, value] of Object.entries(answers)) data.set(name, value)
    return withPage(await post(path, data))
  }
  const send: CheckoutBrowser["send"] = (shown, wish, answers = {}) =>
    sendForm(shown, { path: "/checkout", id: "checkout", answers: { ...answers, wish } })
  return {
    ...{ open, send },
    order: async (answers) => readLocation(await send(await open(), "pay", answers)),
    payAgain: async (orderId) => {
      const path = `/invoice/${orderId}`
      return readLocation(await sendForm(await open(path), { path, id: `pay-${orderId}` }))
    },
  }
}

/** Where an answer leads on to. */
function readLocation({ status, headers: { location }, page }: ShownPage): string {
  if (status === 303 && location) return location
  throw new Error(`it leads nowhere: ${page.querySelector("main")?.textContent}`)
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
