import { z } from "zod"
import { resolveLink } from "#lib/content/resolve-link.ts"
import { sanitiseHtml } from "#lib/content/sanitise-html.ts"
import type { Picture } from "#lib/images/picture.ts"
import { amountSetting } from "../amount-setting.ts"
import { ButtonLink } from "../button-link.tsx"
import { defineWidget } from "../define-widget.ts"
import { filmSetting } from "../hero/film-setting.ts"
import { HeroBackdrop } from "../hero/hero-backdrop.tsx"
import { HeroBand } from "../hero/hero-band.tsx"
import { planHeroColours } from "../hero/hero-colours.ts"
import { listHeroExamples } from "../hero/hero-examples.ts"
import { HeroText } from "../hero/hero-text.tsx"
import { imageHashesSetting, imageSetting, resolvePicture } from "../picture-setting.ts"
import { planTextSide } from "../plan-text-side.ts"
import { htmlSetting, switchSetting, textSetting } from "../setting-schemas.ts"

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
  image_opacity: amountSetting(0, 100, 100).describe("How strong the picture is, in percent."),
  image_saturation: amountSetting(0, 100, 100).describe(
    "How colourful the picture is, in percent; 0 is grey.",
  ),
  background_image: imageSetting.describe("The picture behind the text."),
  mirror_image: switchSetting.describe(
    "On pages that run from right to left, picture and text change sides. Not for lettering.",
  ),
  background_video: filmSetting.describe(
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
function resolveBehind(given: z.output<typeof settings>): Picture | null {
  const { background_image: image, background_video: film, image_hashes: hashes } = given
  return resolvePicture("16x9", film?.slate, image, hashes.background_image)
}

/** Text over a large image or video. */
export const heroQuoteWidget = defineWidget({
  type: "core/hero_quote",
  name: "Hero",
  purpose: "Opens a page with a few words over a large picture or film.",
  settings,
  examples: listHeroExamples,
  isLeadPicture: (given) => resolveBehind(given) !== null,
  load: async (given) => ({
    html: sanitiseHtml(given.html),
    picture: resolveBehind(given),
    overlay: given.overlay_image ?? given.image_hashes.overlay_image ?? null,
  }),
  picture: ({ picture }) => picture,
  View: ({ settings: given, data: { html, picture, overlay }, context: { isLead, locale } }) => {
    const { heading, subheading, button_text: text, button_colour: colour } = given
    const link = text === "" ? null : resolveLink(given.button_link)
    const film = given.background_video
    const isEmpty = heading === "" && subheading === "" && html.trim() === "" && !link
    if (isEmpty && !picture && !film) return null
    const canMirror = film ? false : given.mirror_image || picture === null
    const { side, isMirrored } = planTextSide(given.text_justify, { locale, canMirror })
    return (
      <HeroBand
        behind={
          <HeroBackdrop
            opacity={given.image_opacity}
            saturation={given.image_saturation}
            isFixed={given.parallax}
            {...{ picture, film, isMirrored, isLead, locale }}
          />
        }
        overlay={overlay}
        colours={planHeroColours(given.overlay_colour, given.text_colour)}
        place={{ justify: side, align: given.text_align }}
      >
        {isEmpty ? null : (
          <HeroText {...{ heading, subheading, html, locale }}>
            {link && (
              <p className="mt-2">
                <ButtonLink {...{ link, text, colour, locale }} />
              </p>
            )}
          </HeroText>
        )}
      </HeroBand>
    )
  },
})
