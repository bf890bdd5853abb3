import { JSDOM, VirtualConsole } from "jsdom"

/** A page's elements. Its style sheets are not looked at: browsers read more of CSS than jsdom does. */
export function parsePage(html: string): Document {
  return new JSDOM(html, { virtualConsole: new VirtualConsole() }).window.document
}
