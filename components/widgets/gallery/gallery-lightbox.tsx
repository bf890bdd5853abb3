"use client"

import { useEffect, useState } from "react"
import { LazyLightbox } from "#components/ui/lazy-lightbox.tsx"
import type { LightboxEntry, LightboxLabels, LightboxText } from "#components/ui/lightbox-entry.ts"
import { imageAspects } from "#lib/contract/image-sizes.ts"

export type GalleryLightboxProps = {
  /** Id of the element with the thumbnails. */
  rootId: string
  labels: LightboxLabels
  widthPx: number
  /** Closes after this time without input; 0 disables it. */
  timeoutMs: number
  isFullHeight: boolean
}

/** Opens the images of a gallery, with their texts, when a thumbnail is clicked. */
export function GalleryLightbox({ rootId, ...options }: GalleryLightboxProps) {
  const [opened, setOpened] = useState<{
    entries: readonly LightboxEntry[]
    at: number
    href: string
  } | null>(null)

  useEffect(() => {
    const root = document.getElementById(rootId)
    if (!root) return
    const onClick = (event: MouseEvent) => {
      const link = findThumbnail(event)
      if (!link) return
      event.preventDefault()
      // Some browsers do not focus a link on click. The dialog restores the focus to it.
      link.focus()
      setOpened({ ...getLightboxEntries(root, link), href: link.href })
    }
    root.addEventListener("click", onClick)
    return () => root.removeEventListener("click", onClick)
  }, [rootId])

  return (
    opened && (
      <LazyLightbox
        {...options}
        {...opened}
        onMove={(at) => setOpened({ ...opened, at })}
        onClose={() => setOpened(null)}
      />
    )
  )
}

const thumbnailSelector = "a[data-hash]"

/**
 * Returns the thumbnail link that was clicked; null for other targets and for clicks with a
 * modifier key, which open a tab.
 */
function findThumbnail(event: MouseEvent): HTMLAnchorElement | null {
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
