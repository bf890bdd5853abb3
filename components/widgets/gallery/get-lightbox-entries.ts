import type { LightboxEntry, LightboxText } from "#components/ui/lightbox-entry.ts"
import { imageAspects } from "#lib/contract/image-sizes.ts"

const thumbnailSelector = "a[data-hash]"

/**
 * Returns the thumbnail link that was clicked; null for other targets and for clicks with a
 * modifier key, which open a tab.
 */
export function findThumbnail(event: MouseEvent): HTMLAnchorElement | null {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  return event.target instanceof Element ? event.target.closest(thumbnailSelector) : null
}

/**
 * Returns the images of a gallery's thumbnails with the texts of their slides, and the index of the
 * clicked one. Reads them from the DOM, so that no text is sent twice.
 */
export function getLightboxEntries(root: Element, clicked: HTMLAnchorElement) {
  const links = [...root.querySelectorAll<HTMLAnchorElement>(thumbnailSelector)]
  const entries = links.map((link): LightboxEntry => {
    const { hash = "", alt = "", placeholder = "", aspect: requestedAspect } = link.dataset
    const aspect = imageAspects.find((known) => known === requestedAspect) ?? "16x9"
    const slide = link.closest("[data-slide]")
    return { picture: { hash, alt, placeholder, aspect }, text: slide && readText(slide) }
  })
  return { entries, at: Math.max(0, links.indexOf(clicked)) }
}

function readText(slide: Element): LightboxText | null {
  const find = (part: string) => slide.querySelector(`[data-part="${part}"]`)
  const heading = find("heading")?.textContent ?? ""
  const subHeading = find("sub-heading")?.textContent ?? ""
  const content = find("content")
  const link = readLink(find("link")?.querySelector("a") ?? null)
  if (heading === "" && subHeading === "" && !content && !link) return null
  return { heading, subHeading, content, link }
}

function readLink(link: HTMLAnchorElement | null): LightboxText["link"] {
  if (!link) return null
  const href = link.getAttribute("href") ?? ""
  return { href, text: link.textContent, opensNewTab: link.target === "_blank" }
}
