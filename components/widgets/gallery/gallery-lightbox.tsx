"use client"

import { useEffect, useState } from "react"
import { LazyLightbox } from "#components/ui/lazy-lightbox.tsx"
import type { LightboxEntry, LightboxLabels } from "#components/ui/lightbox-entry.ts"
import { findThumbnail, getLightboxEntries } from "./get-lightbox-entries.ts"

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
