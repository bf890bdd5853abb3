import { z } from "zod"
import { PageHeading } from "#components/ui/page-heading.tsx"
import { Picture } from "#components/ui/picture.tsx"
import { defineWidget } from "../define-widget.ts"
import { pictureSetting, textSetting } from "../setting-schemas.ts"

/** The page's title over a wide picture. */
export const pictureHeadingWidget = defineWidget({
  type: "tpl/heading",
  settings: z.object({ title: textSetting, background_image: pictureSetting("16x5") }),
  isPageHeading: ({ title }) => title !== "",
  isLeadPicture: ({ background_image: picture }) => picture !== null,
  load: async () => null,
  View: ({ settings: { title, background_image: picture }, context }) => {
    if (title === "") return null
    if (!picture) return <PageHeading>{title}</PageHeading>
    return (
      <div className="relative isolate flex aspect-16/5 min-h-40 w-full items-end overflow-clip rounded-card">
        <Picture
          picture={picture}
          widths={[425, 725, 1100, 1400, 1920]}
          sizes="(min-width: 1280px) 1232px, 96vw"
          priority={context.isLead}
          alt=""
          className="absolute inset-0 -z-20 size-full object-cover"
        />
        <div className="picture-scrim absolute inset-0 -z-10" />
        <div className="p-5 text-white md:p-8">
          <PageHeading>{title}</PageHeading>
        </div>
      </div>
    )
  },
})
