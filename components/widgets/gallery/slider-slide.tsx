import type { CSSProperties } from "react"
import { Picture } from "#components/ui/picture.tsx"
import { Prose } from "#components/ui/prose.tsx"
import type { Slide } from "#lib/content/gallery.ts"
import { resolveLink } from "#lib/content/resolve-link.ts"
import { ButtonLink } from "../button-link.tsx"
import { resolveColour } from "../colour-codes.ts"
import { buildSlideLook } from "./slide-look.ts"

const widths = [400, 725, 825, 1100, 1400, 1920]
const sizes = "(min-width: 1280px) 1232px, 100vw"

type SliderSlideProps = { slide: Slide; label: string; isLead: boolean }

/** One slide: its picture, with its text below on a phone and over it on wider screens. */
export function SliderSlide({ slide, label, isLead }: SliderSlideProps) {
  const { picture } = slide
  const isNamed = slide.heading !== "" || slide.subHeading !== ""
  return (
    <li aria-label={label} className="relative w-full shrink-0 snap-start">
      <div
        className="aspect-96/35 w-full bg-sunken"
        style={{ backgroundColor: resolveColour(slide.overlayColour) ?? undefined }}
      >
        {picture && (
          <div className="size-full" style={buildSlideLook(slide)}>
            <Picture
              picture={picture}
              alt={isNamed ? "" : picture.alt}
              className="size-full object-cover"
              {...{ widths, sizes, priority: isLead }}
            />
          </div>
        )}
      </div>
      <SlideText slide={slide} />
    </li>
  )
}

function SlideText({ slide }: { slide: Slide }) {
  const { heading, subHeading, content, linkButtonText } = slide
  const link = linkButtonText === "" ? null : resolveLink(slide.link, slide.opensNewTab)
  const hasContent = content.trim() !== ""
  if (heading === "" && subHeading === "" && !hasContent && !link) return null
  const ink = resolveColour(slide.textColour) ?? "#ffffff"
  const scrim = ink === "#000000" ? "255 255 255" : "0 0 0"
  return (
    <div
      className="slide-text flex flex-col items-start justify-center gap-2 p-4 md:absolute md:inset-0 md:gap-3 md:px-12 md:text-(--ink)"
      style={{ "--ink": ink, "--scrim": scrim } as CSSProperties}
    >
      {heading !== "" && (
        <p className="text-2xl font-bold text-balance md:max-w-[45%] lg:text-5xl">{heading}</p>
      )}
      {subHeading !== "" && <p className="md:max-w-[45%] lg:text-lg">{subHeading}</p>}
      {hasContent && <Prose html={content} className="md:hidden lg:block lg:max-w-[40%]" />}
      {link && <ButtonLink link={link} text={linkButtonText} />}
    </div>
  )
}
