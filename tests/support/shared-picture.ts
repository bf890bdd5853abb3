import sharp from "sharp"
import { getRunningShop } from "./running-shop.ts"
import { readPage, visit } from "./visit.ts"

/** A picture that a page names for social networks, as a network would fetch it. */
export type SharedPicture = {
  path: string
  status: number
  headers: Headers
  bytes: Buffer
  format: string | null
  width: number
  height: number
}

/** The content of the page's one tag that matches; throws where there is none or another. */
export function readTag(document: Document, selector: string): string {
  const [tag, ...others] = document.querySelectorAll(selector)
  if (!tag || others.length > 0) {
    throw new Error(`${document.URL} has ${others.length + (tag ? 1 : 0)} of ${selector}`)
  }
  return tag.getAttribute("content") ?? tag.getAttribute("href") ?? tag.textContent ?? ""
}

/** Path of the picture that a page names. */
export async function readPicturePath(
  path: string,
  origin: string = getRunningShop().origin,
): Promise<string> {
  const document = readPage(await visit(path, { origin }))
  return new URL(readTag(document, 'meta[property="og:image"]')).pathname
}

/** Fetches a picture, of the running shop unless told otherwise; redirects are not followed. */
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
