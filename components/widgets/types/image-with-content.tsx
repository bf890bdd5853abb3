import { z } from "zod"
import { Picture } from "#components/ui/picture.tsx"
import { Prose } from "#components/ui/prose.tsx"
import { resolveLink } from "#lib/content/resolve-link.ts"
import { sanitiseHtml } from "#lib/content/sanitise-html.ts"
import { isTranslated } from "#lib/contract/translated-text.ts"
import { buildFieldAttributes } from "#lib/i18n/localise-content.ts"
import { ButtonLink } from "../button-link.tsx"
import { defineWidget } from "../define-widget.ts"
import { buildHeadingLang, SectionHeading } from "../section-heading.tsx"
import {
  htmlSetting,
  imageHashesSetting,
  imageSetting,
  resolvePicture,
  textSetting,
} from "../setting-schemas.ts"

const widths = [350, 500, 700, 900, 1200]
const sizes = "(min-width: 1280px) 600px, (min-width: 768px) 47vw, 96vw"

/** An image and a text side by side, stacked on phones. */
export const imageWithContentWidget = defineWidget({
  type: "core/image_with_content",
  name: "Picture with text",
  purpose: "Tells something beside a picture, with a button that leads on.",
  settings: z.object({
    heading: textSetting.describe("Heading of the text."),
    html: htmlSetting.describe("The text, as HTML."),
    image: imageSetting.describe("The picture."),
    image_hashes: imageHashesSetting.describe(
      "Rendered pictures as the editing system hands them over: `image`, where the picture itself is none.",
    ),
    image_align: z
      .enum(["left", "right"])
      .catch("left")
      .describe("The picture's side: right puts it last."),
    button_text: textSetting.describe("What the button says. Empty shows no button."),
    button_link: textSetting.describe("Where the button leads: a path of the shop or an address."),
  }),
  examples: ({ pictures }) => [
    {
      name: "Picture first",
      settings: {
        heading: "Printed in the shed, packed on the kitchen table",
        html: "<p>Every print is looked over by one of us before it leaves. If a layer has gone wrong we print it again, and you never hear about it.</p>",
        image: pictures[0],
        image_align: "left",
        button_text: "About us",
        button_link: "/about",
      },
    },
    {
      name: "Picture last, from the editing system",
      settings: {
        heading: "Resin by the litre",
        html: "<p>Kept cool and dark, and sent in a box that keeps it so.</p>",
        image: 17,
        image_hashes: { image: pictures[1] },
        image_align: "right",
      },
    },
  ],
  isLcpCandidate: ({ image, image_hashes: hashes, image_align: side }) =>
    side === "left" && resolvePicture("4x3", image, hashes.image) !== null,
  load: async ({ html, image, image_hashes: hashes }) => ({
    html: sanitiseHtml(html),
    picture: resolvePicture("4x3", image, hashes.image),
  }),
  picture: ({ picture }) => picture,
  View: ({ settings, data: { html, picture }, context }) => {
    const { isLcpImage, locale } = context
    const { heading, button_text: text } = settings
    const link = text === "" ? null : resolveLink(settings.button_link)
    const hasText = heading !== "" || html.trim() !== "" || link !== null
    if (!hasText && !picture) return null
    const image = picture && (
      <Picture
        picture={picture}
        priority={isLcpImage}
        className="h-auto w-full rounded-card"
        widths={widths}
        sizes={sizes}
      />
    )
    return (
      <section
        className={`grid items-center gap-6 lg:gap-10 ${picture && hasText ? "md:grid-cols-2" : ""}`.trim()}
      >
        {settings.image_align === "left" && image}
        {hasText && (
          <div>
            {heading !== "" && (
              <SectionHeading {...buildHeadingLang(context)}>{heading}</SectionHeading>
            )}
            {html.trim() !== "" && (
              <Prose html={html} locale={locale} isTranslated={isTranslated(context, "html")} />
            )}
            {link && (
              <p className="mt-5">
                <ButtonLink
                  link={link}
                  text={text}
                  locale={locale}
                  lang={buildFieldAttributes(locale, context, "button_text")}
                />
              </p>
            )}
          </div>
        )}
        {settings.image_align === "right" && image}
      </section>
    )
  },
})
