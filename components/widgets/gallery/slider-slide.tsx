import { Picture } from "#components/ui/picture.tsx"
import { Prose } from "#components/ui/prose.tsx"
import type { Slide } from "#lib/content/gallery.ts"
import { resolveLink } from "#lib/content/resolve-link.ts"
import { isTranslated } from "#lib/contract/translated-text.ts"
import { buildFieldAttributes } from "#lib/i18n/localise-content.ts"
import { ButtonLink } from "../button-link.tsx"
import type { Enlarging } from "./enlarge-link.tsx"
import {
  buildSlideBackground,
  buildSlideImageStyle,
  buildSlideSide,
  buildSlideTextColours,
  resolveSlideSide,
} from "./slide-styles.ts"
import { SlideLink } from "./slide-texts.tsx"

/** Below this width a wide image is cropped to 4:3, to be large enough on a phone. */
const narrow = {
  media: "(max-width: 44.99rem)",
  aspect: "4x3",
  widths: [400, 725, 1100],
  sizes: "100vw",
} as const
const sizes = "(min-width: 1280px) 1232px, 100vw"
const fallbackAspect = "96x35"

type SliderSlideProps = {
  slide: Slide
  /** Position among the slides, from 1, and the accessible name of the slide. */
  number: number
  label: string
  locale: string
  isLcpImage: boolean
  widths: readonly number[]
  enlarging: Enlarging
}

/** Renders one slide: its image, with the text below it on phones and over it on wider screens. */
export function SliderSlide(props: SliderSlideProps) {
  const { slide, number, label, locale, isLcpImage, widths, enlarging } = props
  const { picture } = slide
  const isNamed = slide.heading !== "" || slide.subHeading !== ""
  const aspect = picture?.aspect ?? fallbackAspect
  const isWide = resolveRatio(aspect) > 2
  const { side, isMirrored } = resolveSlideSide(slide, locale)
  return (
    <li aria-label={label} data-slide="" className="relative w-full shrink-0 snap-start">
      <div
        className={`aspect-(--aspect) w-full bg-sunken ${isWide ? "max-[45rem]:aspect-4/3" : ""}`}
        style={{ "--aspect": aspect.replace("x", " / "), ...buildSlideBackground(slide) }}
      >
        {picture && (
          <div className="size-full" style={buildSlideImageStyle(slide)}>
            <Picture
              picture={picture}
              alt={isNamed ? "" : picture.alt}
              className={`size-full object-cover ${isMirrored ? "[scale:-1_1]" : ""}`.trimEnd()}
              widths={widths}
              sizes={sizes}
              priority={isLcpImage}
              {...(isWide && { narrow })}
            />
          </div>
        )}
      </div>
      <SlideText slide={slide} side={side} locale={locale} />
      <SlideLink
        slide={slide}
        number={number}
        locale={locale}
        enlarging={enlarging}
        className="absolute inset-0 z-10 -outline-offset-4"
      />
    </li>
  )
}

function resolveRatio(aspect: string): number {
  const [width = 1, height = 1] = aspect.split("x").map(Number)
  return width / height
}

type SlideTextProps = { slide: Slide; side: "left" | "right"; locale: string }

function SlideText({ slide, side, locale }: SlideTextProps) {
  const { heading, subHeading, content, linkButtonText } = slide
  const link = linkButtonText === "" ? null : resolveLink(slide.link, slide.opensNewTab)
  const hasContent = content.trim() !== ""
  if (heading === "" && subHeading === "" && !hasContent && !link) return null
  return (
    <div
      className="slide-text p-4 @2xl:absolute @2xl:inset-0 @2xl:gap-3 @2xl:px-12 @2xl:text-(--ink) [&_a]:relative [&_a]:z-20"
      style={{ ...buildSlideTextColours(slide), ...buildSlideSide(side) }}
    >
      {heading !== "" && (
        <p
          data-part="heading"
          className="font-display text-3xl leading-(--text-5xl--line-height) font-semibold text-balance @2xl:max-w-[45%] @5xl:text-5xl"
          {...buildFieldAttributes(locale, slide, "heading")}
        >
          {heading}
        </p>
      )}
      {subHeading !== "" && (
        <p
          data-part="sub-heading"
          className="@2xl:max-w-[45%] @5xl:text-xl"
          {...buildFieldAttributes(locale, slide, "sub_heading")}
        >
          {subHeading}
        </p>
      )}
      {hasContent && (
        <div data-part="content" className="@2xl:hidden @5xl:line-clamp-6 @5xl:max-w-[40%]">
          <Prose html={content} locale={locale} isTranslated={isTranslated(slide, "content")} />
        </div>
      )}
      {link && (
        <div data-part="link">
          <ButtonLink
            link={link}
            text={linkButtonText}
            locale={locale}
            lang={buildFieldAttributes(locale, slide, "link_button_text")}
          />
        </div>
      )}
    </div>
  )
}
