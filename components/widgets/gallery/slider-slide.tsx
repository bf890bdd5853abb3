import { Picture } from "#components/ui/picture.tsx"
import { Prose } from "#components/ui/prose.tsx"
import type { Slide } from "#lib/content/gallery.ts"
import { resolveLink } from "#lib/content/resolve-link.ts"
import { ButtonLink } from "../button-link.tsx"
import type { Enlarging } from "./enlarge-link.tsx"
import { SlideLink } from "./slide-link.tsx"
import { buildSlideGround, buildSlideInk, buildSlideLook } from "./slide-look.ts"

const sizes = "(min-width: 1280px) 1232px, 100vw"
const fallbackAspect = "96x35"

type SliderSlideProps = {
  slide: Slide
  /** Its place among the slides, counted from 1, and in words. */
  number: number
  label: string
  isLead: boolean
  widths: readonly number[]
  enlarging: Enlarging
}

/** One slide: its picture, with its text below on a phone and over it on wider screens. */
export function SliderSlide(props: SliderSlideProps) {
  const { slide, number, label, isLead, widths, enlarging } = props
  const { picture } = slide
  const isNamed = slide.heading !== "" || slide.subHeading !== ""
  const aspectRatio = (picture?.aspect ?? fallbackAspect).replace("x", " / ")
  return (
    <li aria-label={label} data-slide="" className="relative w-full shrink-0 snap-start">
      <div className="w-full bg-sunken" style={{ aspectRatio, ...buildSlideGround(slide) }}>
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
      <SlideLink
        {...{ slide, number, enlarging }}
        className="absolute inset-0 z-10 -outline-offset-4"
      />
    </li>
  )
}

function SlideText({ slide }: { slide: Slide }) {
  const { heading, subHeading, content, linkButtonText } = slide
  const link = linkButtonText === "" ? null : resolveLink(slide.link, slide.opensNewTab)
  const hasContent = content.trim() !== ""
  if (heading === "" && subHeading === "" && !hasContent && !link) return null
  return (
    <div
      className="slide-text flex flex-col items-start justify-center gap-2 p-4 @2xl:absolute @2xl:inset-0 @2xl:gap-3 @2xl:px-12 @2xl:text-(--ink) [&_a]:relative [&_a]:z-20"
      style={buildSlideInk(slide)}
    >
      {heading !== "" && (
        <p
          data-part="heading"
          className="text-2xl font-bold text-balance @2xl:max-w-[45%] @5xl:text-5xl"
        >
          {heading}
        </p>
      )}
      {subHeading !== "" && (
        <p data-part="sub-heading" className="@2xl:max-w-[45%] @5xl:text-lg">
          {subHeading}
        </p>
      )}
      {hasContent && (
        <div data-part="content" className="@2xl:hidden @5xl:line-clamp-6 @5xl:max-w-[40%]">
          <Prose html={content} />
        </div>
      )}
      {link && (
        <div data-part="link">
          <ButtonLink link={link} text={linkButtonText} />
        </div>
      )}
    </div>
  )
}
