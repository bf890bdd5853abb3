"use client"

import { type MouseEvent, useEffect, useRef } from "react"
import { Picture } from "#components/ui/picture.tsx"
import type { Gallery, GalleryCover } from "#lib/content/gallery.ts"
import type { ImageAspect } from "#lib/contract/image-sizes.ts"
import { buildFieldAttributes } from "#lib/i18n/localise-content.ts"
import { OpenedPanel, type OpenedPanelLabels } from "./opened-panel.tsx"
import { useOpenedGallery } from "./use-opened-gallery.ts"

export type GalleryGroupProps = {
  id: string
  /** Path of the page; the URL of a gallery extends it. */
  path: string
  covers: readonly GalleryCover[]
  /** The gallery that the page was rendered with; null if none is open. */
  opened: Gallery | null
  aspect: ImageAspect
  headingLevel: "h2" | "h3"
  locale: string
  labels: OpenedPanelLabels
}

/**
 * Renders the covers of galleries. A click expands the gallery below them; without JavaScript it
 * navigates to the gallery's URL.
 */
export function GalleryGroup({ id, path, covers, labels, ...rest }: GalleryGroupProps) {
  const { opened, isChosen, open, close } = useOpenedGallery(rest.opened, rest.aspect, rest.locale)
  const panel = useRef<HTMLDivElement>(null)
  const openId = opened.state === "closed" ? null : opened.id
  const panelId = `${id}-gallery`

  useEffect(() => {
    if (isChosen && opened.state !== "closed") scrollPanelIntoView(panel.current)
  }, [isChosen, opened])

  const handleClick = (event: MouseEvent, coverId: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (openId === coverId) close()
    else open(coverId)
  }
  return (
    <>
      <ul className="grid grid-cols-2 gap-4 md:grid-cols-3 md:gap-6">
        {covers.map((cover) => (
          <li key={cover.id}>
            <a
              href={`${path}/${cover.url}`}
              aria-expanded={openId === cover.id}
              aria-controls={panelId}
              onClick={(event) => handleClick(event, cover.id)}
              className="group block h-full overflow-clip rounded-card border border-line bg-surface aria-expanded:border-brand aria-expanded:[box-shadow:0_0_0_2px_var(--color-brand)]"
            >
              <CoverPicture cover={cover} />
              <span
                className="block p-3 font-semibold wrap-anywhere group-hover:underline"
                {...buildFieldAttributes(rest.locale, cover, "heading")}
              >
                {cover.name}
              </span>
            </a>
          </li>
        ))}
      </ul>
      <div ref={panel} id={panelId} className="scroll-mt-4">
        <OpenedPanel
          opened={opened}
          path={path}
          labels={labels}
          id={`${id}-slides`}
          headingLevel={rest.headingLevel}
          locale={rest.locale}
          onRetry={open}
        />
      </div>
    </>
  )
}

const coverWidths = [200, 400]
const coverSizes = "(min-width: 1280px) 400px, (min-width: 768px) 32vw, 48vw"

function CoverPicture({ cover: { picture } }: { cover: GalleryCover }) {
  if (!picture) return <span className="block aspect-video bg-sunken" />
  const imageProps = { widths: coverWidths, sizes: coverSizes, className: "h-auto w-full" }
  return <Picture picture={picture} alt="" {...imageProps} />
}

function scrollPanelIntoView(panel: HTMLElement | null): void {
  const prefersReducedMotion = window.matchMedia("(prefers-reduced-motion: reduce)").matches
  panel?.scrollIntoView({ block: "nearest", behavior: prefersReducedMotion ? "instant" : "smooth" })
}
