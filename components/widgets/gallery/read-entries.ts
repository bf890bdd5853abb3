import type { LightboxEntry, LightboxText } from "#components/ui/lightbox-entry.ts"
import { imageAspects } from "#lib/contract/image-sizes.ts"

const thumbnail = "a[data-hash]"

/** The thumbnail a press was meant for, or null; presses that ask for a tab of its own are not. */
export function findThumbnail(event: MouseEvent): HTMLAnchorElement | null {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  return event.target instanceof Element ? event.target.closest(thumbnail) : null
}

/**
 * What a gallery's lightbox shows, read from the page so that no text is sent twice: the pictures
 * of its thumbnails with the texts of their slides, and the place of the pressed one.
 */
export function readEntries(root: Element, pressed: HTMLAnchorElement) {
  const links = [...root.querySelectorAll<HTMLAnchorElement>(thumbnail)]
  const entries = links.map((link): LightboxEntry => {
    const { hash = "", alt = "", placeholder = "", aspect: wanted } = link.dataset
    const aspect = imageAspects.find((known) => known === wanted) ?? "16x9"
    const slide = link.closest("[data-slide]")
    return { picture: { hash, alt, placeholder, aspect }, text: slide && readText(slide) }
  })
  return { entries, at: Math.max(0, links.indexOf(pressed)) }
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
