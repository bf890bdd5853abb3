import sharp from "sharp"
import { parseDocument, requestPage } from "../support/request-page.ts"
import { getRunningShop } from "../support/running-shop.ts"

/** An Open Graph image, as a social network would fetch it. */
type SharedImage = {
  path: string
  status: number
  headers: Headers
  bytes: Buffer
  format: string | null
  width: number
  height: number
}

/** Returns the content of the only matching tag. Throws if there is none or several. */
export function requireTagContent(document: Document, selector: string): string {
  const [tag, ...others] = document.querySelectorAll(selector)
  if (!tag || others.length > 0) {
    throw new Error(`${document.URL} has ${others.length + (tag ? 1 : 0)} of ${selector}`)
  }
  return tag.getAttribute("content") ?? tag.getAttribute("href") ?? tag.textContent ?? ""
}

/** Returns the path of a page's `og:image`. */
export async function fetchSharedImagePath(
  path: string,
  origin: string = getRunningShop().origin,
): Promise<string> {
  const document = parseDocument(await requestPage(path, { origin }))
  return new URL(requireTagContent(document, 'meta[property="og:image"]')).pathname
}

/** Fetches an image, by default from the running shop, without following redirects. */
export async function fetchSharedImage(
  path: string,
  origin: string = getRunningShop().origin,
): Promise<SharedImage> {
  const response = await fetch(`${origin}${path}`, { redirect: "manual" })
  const bytes = Buffer.from(await response.arrayBuffer())
  const isPicture = response.headers.get("content-type") === "image/jpeg"
  const { format = null, width = 0, height = 0 } = isPicture ? await sharp(bytes).metadata() : {}
  return { path, status: response.status, headers: response.headers, bytes, format, width, height }
}
