import { z } from "zod"
import { PageHeading } from "#components/ui/page-heading.tsx"
import { Picture } from "#components/ui/picture.tsx"
import { isTranslated } from "#lib/contract/translated-text.ts"
import { defineWidget } from "../define-widget.ts"
import { resolveHeroColours } from "../hero/hero-colours.ts"
import { OverPicture, textSides } from "../hero/over-picture.tsx"
import { resolveTextSide } from "../resolve-text-side.ts"
import { imageSetting, resolvePicture, switchSetting, textSetting } from "../setting-schemas.ts"

/** The page heading over a wide image (16x5, specification 2, section 2). */
export const pictureHeadingWidget = defineWidget({
  type: "tpl/heading",
  name: "Title over a picture",
  purpose: "Names the page over a wide picture. Use it once, at the top.",
  settings: z.object({
    title: textSetting.describe("The page's title. Empty shows nothing."),
    background_image: imageSetting.describe("The wide picture behind it, cut to 16x5."),
    free_side: z
      .enum(["left", "right"])
      .catch("left")
      .describe("Side of the title, which the picture leaves free for it, in every language."),
    mirror_image: switchSetting.describe(
      "On pages that run from right to left, picture and title change sides. Not for lettering.",
    ),
  }),
  examples: ({ pictures }) => [
    {
      name: "Over a picture that leaves its left side free and may be mirrored",
      settings: {
        title: "Our workshop",
        background_image: pictures[4],
        free_side: "left",
        mirror_image: 1,
      },
    },
    {
      name: "Over a picture that leaves its right side free",
      settings: { title: "Our workshop", background_image: pictures[4], free_side: "right" },
    },
    { name: "Without a picture", settings: { title: "Our workshop" } },
  ],
  isPageHeading: ({ title }) => title !== "",
  isLcpCandidate: ({ title, background_image: image }) => title !== "" && image !== null,
  load: async ({ background_image: image }) => resolvePicture("16x5", image),
  picture: (picture) => picture,
  View: ({ settings, data: picture, context }) => {
    const { isLcpImage, locale } = context
    const heading = (
      <PageHeading locale={!isTranslated(context, "title") && locale}>{settings.title}</PageHeading>
    )
    const { title, free_side: freeSide, mirror_image: canMirror } = settings
    if (title === "") return null
    if (!picture) return heading
    const { side, isMirrored } = resolveTextSide(freeSide, { locale, canMirror })
    return (
      <div
        className={`relative isolate grid grid-cols-1 aspect-16/5 min-h-40 w-full content-end overflow-clip rounded-card ${textSides[side]}`}
      >
        <Picture
          picture={picture}
          widths={[425, 725, 1100, 1400, 1920]}
          sizes="(min-width: 1280px) 1232px, max(96vw, 512px)"
          priority={isLcpImage}
          alt=""
          className={`absolute inset-0 -z-20 size-full object-cover ${isMirrored ? "[scale:-1_1]" : ""}`.trimEnd()}
        />
        <div className="max-w-full p-5 md:p-8">
          <OverPicture
            colours={resolveHeroColours("", "")}
            position={{ justify: side, align: "bottom" }}
            className="wrap-anywhere"
          >
            {heading}
          </OverPicture>
        </div>
      </div>
    )
  },
})
