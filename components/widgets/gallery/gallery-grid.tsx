import type { CSSProperties } from "react"
import { Picture } from "#components/ui/picture.tsx"
import { Prose } from "#components/ui/prose.tsx"
import type { Slide } from "#lib/content/gallery.ts"
import { resolveLink } from "#lib/content/resolve-link.ts"
import { ButtonLink } from "../button-link.tsx"
import { buildSlideLook } from "./slide-look.ts"

const widths = [300, 450, 600, 900, 1200]

type GalleryGridProps = { slides: readonly Slide[]; columns: number }

/** All slides of a gallery side by side; one below the other on a phone. */
export function GalleryGrid({ slides, columns }: GalleryGridProps) {
  const sizes = `(min-width: 768px) ${Math.round(96 / columns)}vw, 96vw`
  return (
    <ul
      className="grid gap-6 md:grid-cols-(--columns)"
      style={{ "--columns": `repeat(${columns}, minmax(0, 1fr))` } as CSSProperties}
    >
      {slides.map((slide) => (
        <GridSlide key={slide.id} slide={slide} sizes={sizes} />
      ))}
    </ul>
  )
}

function GridSlide({ slide, sizes }: { slide: Slide; sizes: string }) {
  const { picture, heading, subHeading, content, linkButtonText } = slide
  const link = resolveLink(slide.link, slide.opensNewTab)
  return (
    <li className="flex flex-col gap-2">
      {picture && (
        <div style={buildSlideLook(slide)}>
          <Picture picture={picture} className="w-full rounded-card" {...{ widths, sizes }} />
        </div>
      )}
      {heading !== "" && <h3 className="text-lg font-semibold">{heading}</h3>}
      {subHeading !== "" && <p className="text-muted">{subHeading}</p>}
      {content.trim() !== "" && <Prose html={content} />}
      {link && linkButtonText !== "" && (
        <div>
          <ButtonLink link={link} text={linkButtonText} />
        </div>
      )}
    </li>
  )
}
