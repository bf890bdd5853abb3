import sharp from "sharp"
import { getRunningShop } from "./running-shop.ts"
import { readPage, visit } from "./visit.ts"

/** An Open Graph image, as a social network would fetch it. */
export type SharedPicture = {
  path: string
  status: number
  headers: Headers
  bytes: Buffer
  format: string | null
  width: number
  height: number
}

/** Returns the content of the only matching tag. Throws if there is none or several. */
export function readTag(document: Document, selector: string): string {
  const [tag, ...others] = document.querySelectorAll(selector)
  if (!tag || others.length > 0) {
    throw new Error(`${document.URL} has ${others.length + (tag ? 1 : 0)} of ${selector}`)
  }
  return tag.getAttribute("content") ?? tag.getAttribute("href") ?? tag.textContent ?? ""
}

/** Returns the path of a page's `og:image`. */
export async function readPicturePath(
  path: string,
  origin: string = getRunningShop().origin,
): Promise<string> {
  const document = readPage(await visit(path, { origin }))
  return new URL(readTag(document, 'meta[property="og:image"]')).pathname
}

/** Fetches an image, by default from the running shop, without following redirects. */
export async function fetchPicture(
  path: string,
  origin: string = getRunningShop().origin,
): Promise<SharedPicture> {
  const answer = await fetch(`${origin}${path}`, { redirect: "manual" })
  const bytes = Buffer.from(await answer.arrayBuffer())
  const isPicture = answer.headers.get("content-type") === "image/jpeg"
  const { format = null, width = 0, height = 0 } = isPicture ? await sharp(bytes).metadata() : {}
  return { path, status: answer.status, headers: answer.headers, bytes, format, width, height }
}
