"use client"

import { useEffect, useState } from "react"
import { LazyLightbox } from "#components/ui/lazy-lightbox.tsx"
import type { LightboxEntry, LightboxLabels } from "#components/ui/lightbox-entry.ts"
import { findThumbnail, readEntries } from "./read-entries.ts"

export type GalleryLightboxProps = {
  /** Id of the element whose thumbnails it opens. */
  rootId: string
  labels: LightboxLabels
  widthPx: number
  /** Closes by itself after so long; 0 is never. */
  timeoutMs: number
  isFullHeight: boolean
}

/** Opens the pictures of a gallery in the page, with their texts, when their thumbnails are pressed. */
export function GalleryLightbox({ rootId, ...look }: GalleryLightboxProps) {
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
      // Some browsers do not focus what is pressed; this is where the focus returns to.
      link.focus()
      setOpened({ ...readEntries(root, link), href: link.href })
    }
    root.addEventListener("click", onClick)
    return () => root.removeEventListener("click", onClick)
  }, [rootId])

  return (
    opened && (
      <LazyLightbox
        {...look}
        {...opened}
        onMove={(at) => setOpened({ ...opened, at })}
        onClose={() => setOpened(null)}
      />
    )
  )
}
