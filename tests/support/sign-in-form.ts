import { parseDocument } from "./request-page.ts"
import { SessionBrowser } from "./session-browser.ts"

type FormSubmission = {
  values: Record<string, string>
  intent: string
  headers?: Record<string, string>
  /** Returns the value to send for a control, by its name and rendered value. */
  change?: (name: string, value: string) => string
}

/** Fills in a page's form and submits it with one button, as a browser without JavaScript does. */
export async function sendForm(origin: string, path: string, submission: FormSubmission) {
  const { values, intent, headers = {}, change = (_name, value) => value } = submission
  const browser = new SessionBrowser(origin)
  const page = parseDocument({ html: (await browser.request(path)).text })
  const data = new FormData()
  for (const control of page.querySelectorAll<HTMLInputElement>("main form[id] input")) {
    data.append(control.name, change(control.name, control.value))
  }
  for (const [name, value] of Object.entries({ ...values, intent })) data.set(name, value)
  const packed = new Response(data)
  const type = packed.headers.get("content-type") ?? ""
  const body = Buffer.from(await packed.arrayBuffer())
  const defaultHeaders = { origin, "sec-fetch-site": "same-origin", "content-type": type }
  const response = await browser.request(path, {
    method: "POST",
    body,
    headers: { ...defaultHeaders, ...headers },
  })
  return { ...response, page: parseDocument({ html: response.text }) }
}
