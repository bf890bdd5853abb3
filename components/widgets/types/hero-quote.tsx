import { z } from "zod"
import { resolveLink } from "#lib/content/resolve-link.ts"
import { sanitiseHtml } from "#lib/content/sanitise-html.ts"
import { buildFieldAttributes } from "#lib/i18n/localise-content.ts"
import type { Picture } from "#lib/images/picture.ts"
import { ButtonLink } from "../button-link.tsx"
import { defineWidget } from "../define-widget.ts"
import { HeroBackdrop } from "../hero/hero-backdrop.tsx"
import { HeroBand, HeroText } from "../hero/hero-band.tsx"
import { resolveHeroColours } from "../hero/hero-colours.ts"
import { listHeroExamples } from "../hero/hero-examples.ts"
import { videoSetting } from "../hero/video-setting.ts"
import { resolveTextSide } from "../resolve-text-side.ts"
import {
  buildAmountSetting,
  htmlSetting,
  imageHashesSetting,
  imageSetting,
  resolvePicture,
  switchSetting,
  textSetting,
} from "../setting-schemas.ts"

const settings = z.object({
  heading: textSetting.describe("What stands large."),
  subheading: textSetting.describe("A line below the heading."),
  html: htmlSetting.describe("The text, as HTML."),
  button_text: textSetting.describe("What the button says. Empty shows no button."),
  button_link: textSetting.describe("Where the button leads: a path of the shop or an address."),
  button_colour: textSetting.describe(
    "A colour code: wht, blk, bnd, pri, sec, suc, inf, wrn or dng.",
  ),
  overlay_colour: textSetting.describe(
    "Colour laid over the picture: white, black, brand, success, info, warning or danger.",
  ),
  text_colour: textSetting.describe(
    "Colour of the text, by code or word. Empty takes one that suits the overlay.",
  ),
  text_justify: z
    .enum(["left", "center", "right"])
    .catch("center")
    .describe("Side of the text, which the picture leaves free for it, in every language."),
  text_align: z.enum(["top", "center", "bottom"]).catch("center").describe("Height of the text."),
  parallax: switchSetting.describe("The picture stays while the page scrolls over it."),
  image_opacity: buildAmountSetting(0, 100, 100).describe("How strong the picture is, in percent."),
  image_saturation: buildAmountSetting(0, 100, 100).describe(
    "How colourful the picture is, in percent; 0 is grey.",
  ),
  background_image: imageSetting.describe("The picture behind the text."),
  mirror_image: switchSetting.describe(
    "On pages that run from right to left, picture and text change sides. Not for lettering.",
  ),
  background_video: videoSetting.describe(
    "A silent film behind the text: its `file` and its `slate`, the still before it plays.",
  ),
  overlay_image: imageSetting.describe("A picture of its own above the text, such as a seal."),
  image_hashes: imageHashesSetting.describe(
    "Rendered pictures as the editing system hands them over, by the setting's name.",
  ),
})

/**
 * Returns the background image: the poster of the video, else the chosen image, else the rendered
 * one.
 */
function resolveBackgroundImage(values: z.output<typeof settings>): Picture | null {
  const { background_image: image, background_video: video, image_hashes: hashes } = values
  return resolvePicture("16x9", video?.slate, image, hashes.background_image)
}

/** Text over a large image or video. */
export const heroQuoteWidget = defineWidget({
  type: "core/hero_quote",
  name: "Hero",
  purpose: "Opens a page with a few words over a large picture or film.",
  settings,
  examples: listHeroExamples,
  isLcpCandidate: (values) => resolveBackgroundImage(values) !== null,
  load: async (values) => ({
    html: sanitiseHtml(values.html),
    picture: resolveBackgroundImage(values),
    overlay: values.overlay_image ?? values.image_hashes.overlay_image ?? null,
  }),
  picture: ({ picture }) => picture,
  View: ({ settings: values, data: { html, picture, overlay }, context }) => {
    const { isLcpImage, locale } = context
    const { heading, subheading, button_text: text, button_colour: colour } = values
    const link = text === "" ? null : resolveLink(values.button_link)
    const video = values.background_video
    const isEmpty = heading === "" && subheading === "" && html.trim() === "" && !link
    if (isEmpty && !picture && !video) return null
    const canMirror = video ? false : values.mirror_image || picture === null
    const { side, isMirrored } = resolveTextSide(values.text_justify, { locale, canMirror })
    return (
      <HeroBand
        background={
          <HeroBackdrop
            opacity={values.image_opacity}
            saturation={values.image_saturation}
            isFixed={values.parallax}
            picture={picture}
            video={video}
            isMirrored={isMirrored}
            isLcpImage={isLcpImage}
            locale={locale}
          />
        }
        overlay={overlay}
        colours={resolveHeroColours(values.overlay_colour, values.text_colour)}
        position={{ justify: side, align: values.text_align }}
      >
        {isEmpty ? null : (
          <HeroText heading={heading} subheading={subheading} html={html} context={context}>
            {link && (
              <p className="mt-2">
                <ButtonLink
                  link={link}
                  text={text}
                  colour={colour}
                  locale={locale}
                  lang={buildFieldAttributes(locale, context, "button_text")}
                />
              </p>
            )}
          </HeroText>
        )}
      </HeroBand>
    )
  },
})
