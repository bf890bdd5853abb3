import type { ModelInput, PageIds } from "../../seed-types.ts"
import { buildHtmlWidget, buildRows, buildWidget, withWrapper } from "../../write/page-blocks.ts"
import { describePath } from "../sitemap.ts"

/** What has been made, sorted into galleries. */
export function buildGalleryPage(ids: PageIds): ModelInput<"cognito/page"> {
  const banner = buildWidget("tpl/heading", {
    title: "Gallery",
    background_image: ids.image("workshop/gallery-banner.webp"),
    free_side: "left",
    mirror_image: 1,
  })
  const covers = buildWidget("core/gallery_group", {
    heading: "Have a look",
    subheading: "Choose a cover to open its pictures.",
    group: ids.groupUrl("our-galleries"),
    aspect: "16x9",
  })
  const action = buildWidget("core/call_to_action", {
    heading: "Seen something like it?",
    subheading: "One piece or two hundred",
    html: "<p>Send us a picture of what you liked and tell us what should be different.</p>",
    button_text: "Have one made",
    button_link: "/custom-orders",
    button_colour: "sec",
  })
  return {
    name: "Gallery",
    url: "gallery",
    title: "Gallery",
    meta_description: describePath("/gallery"),
    rows: buildRows([
      [[12, [banner]]],
      [
        [
          12,
          [
            buildHtmlWidget(
              "<p>Prints that people have sent in, pieces we have cut for somebody, and the shed they come from. If you have made something with our resin, send us a photo. We hang up the ones we like, which so far is all of them.</p>",
            ),
            covers,
          ],
        ],
      ],
      [[12, [withWrapper(action, { margin_top: "4", margin_bottom: "4" })]]],
      [[12, [buildWidget("core/links", { top_level: "printing-communities" })]]],
    ]),
    content:
      "<p>We asked before we hung these up. If one of them is yours and should come down, tell us and it does.</p>",
  }
}
