import { z } from "zod"
import { Picture } from "#components/ui/picture.tsx"
import { Prose } from "#components/ui/prose.tsx"
import { resolveLink } from "#lib/content/resolve-link.ts"
import { sanitiseHtml } from "#lib/content/sanitise-html.ts"
import { isTranslated } from "#lib/contract/translated-text.ts"
import { buildFieldAttributes } from "#lib/i18n/localise-content.ts"
import type { Picture as PictureData } from "#lib/images/picture.ts"
import { ButtonLink } from "../button-link.tsx"
import { defineWidget } from "../define-widget.ts"
import { buildHeadingLang, SectionHeading } from "../section-heading.tsx"
import {
  htmlSetting,
  imageSetting,
  newTabSetting,
  resolvePicture,
  textSetting,
} from "../setting-schemas.ts"

const widths = [200, 300, 450, 600, 900]

/** A call to action, between up to two images. */
export const callToActionWidget = defineWidget({
  type: "core/call_to_action",
  name: "Call to action",
  purpose: "Asks visitors to do something, with a button and up to two pictures.",
  settings: z.object({
    heading: textSetting.describe("What it is about."),
    subheading: textSetting.describe("A line below the heading."),
    html: htmlSetting.describe("The text, as HTML."),
    left_image: imageSetting.describe("A picture before the text."),
    right_image: imageSetting.describe("A picture after the text."),
    button_text: textSetting.describe("What the button says. Empty shows no button."),
    button_link: textSetting.describe("Where the button leads: a path of the shop or an address."),
    button_colour: textSetting.describe(
      "A colour code: wht, blk, bnd, pri, sec, suc, inf, wrn or dng.",
    ),
    open_in_new_tab: newTabSetting.describe(
      "Opens a new tab. Not set, links to other sites do and links into the shop do not.",
    ),
  }),
  examples: ({ pictures }) => [
    {
      name: "Between two pictures",
      settings: {
        heading: "Have something made",
        subheading: "One piece or fifty.",
        html: "<p>Send us a sketch, a photo or a file. We answer within two days with a price.</p>",
        left_image: pictures[2],
        right_image: pictures[3],
        button_text: "Ask for a quote",
        button_link: "/contact",
        button_colour: "sec",
      },
    },
    {
      name: "Without pictures, to a new tab",
      settings: {
        heading: "Stuck on a print?",
        button_text: "Write to us",
        button_link: "/contact",
        open_in_new_tab: 1,
      },
    },
  ],
  load: async ({ html, left_image: left, right_image: right }) => ({
    html: sanitiseHtml(html),
    left: resolvePicture("1x1", left),
    right: resolvePicture("1x1", right),
  }),
  picture: ({ left, right }) => left ?? right,
  View: ({ settings, data: { html, left, right }, context }) => {
    const { locale } = context
    const headingLang = buildHeadingLang(context)
    const { heading, subheading, button_text: text, button_colour: colour } = settings
    const link = text === "" ? null : resolveLink(settings.button_link, settings.open_in_new_tab)
    if (heading === "" && subheading === "" && html.trim() === "" && !link) return null
    return (
      <section
        className={`grid items-center gap-4 rounded-card border border-line bg-sunken p-4 text-ink sm:p-6 md:gap-8 ${resolveColumns(left, right)}`.trim()}
      >
        {left && <SidePicture picture={left} hasPair={right !== null} />}
        <div className="order-last col-span-full py-2 text-center md:order-none md:col-span-1 md:py-6">
          {heading !== "" ? (
            <SectionHeading below={subheading} isCentred {...headingLang}>
              {heading}
            </SectionHeading>
          ) : (
            subheading !== "" && (
              <p className="mb-5 text-muted" {...headingLang.belowLang}>
                {subheading}
              </p>
            )
          )}
          {html.trim() !== "" && (
            <Prose
              html={html}
              locale={locale}
              isTranslated={isTranslated(context, "html")}
              className="[&>*]:mx-auto"
            />
          )}
          {link && (
            <p className="mt-6">
              <ButtonLink
                link={link}
                text={text}
                colour={colour}
                locale={locale}
                lang={buildFieldAttributes(locale, context, "button_text")}
              />
            </p>
          )}
        </div>
        {right && <SidePicture picture={right} hasPair={left !== null} />}
      </section>
    )
  },
})

function resolveColumns(left: PictureData | null, right: PictureData | null): string {
  if (left && right) return "grid-cols-2 md:grid-cols-[1fr_2fr_1fr]"
  if (left) return "md:grid-cols-[1fr_3fr]"
  return right ? "md:grid-cols-[3fr_1fr]" : ""
}

function SidePicture({ picture, hasPair }: { picture: PictureData; hasPair: boolean }) {
  return (
    <Picture
      picture={picture}
      widths={widths}
      sizes={`(min-width: 1280px) 280px, (min-width: 768px) 23vw, ${hasPair ? "44vw" : "90vw"}`}
      className="aspect-square h-auto w-full rounded-card object-cover"
    />
  )
}
