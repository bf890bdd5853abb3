import type { ModelInput, PageIds } from "../../seed-types.ts"
import {
  buildHeadingWidget,
  buildHtmlWidget,
  buildRows,
  buildWidget,
} from "../../write/page-blocks.ts"
import { describePath } from "../sitemap.ts"
import { christmasNotice } from "./notices.ts"

/** Things made for one person, from the first idea to a second batch. */
export function buildCustomOrdersPage(ids: PageIds): ModelInput<"cognito/page"> {
  const banner = buildWidget("tpl/heading", {
    title: "Custom Orders",
    background_image: ids.image("workshop/made-to-order-banner.webp"),
    free_side: "left",
    mirror_image: 1,
  })
  const how = buildWidget("core/image_with_content", {
    heading: "How it goes",
    html: "<ol><li>Tell us what you would like. A file, a photo, a sketch or the broken part will do.</li><li>We answer within one business day with a price and a date. Asking costs nothing.</li><li>You see a picture of anything with a name, a date or a photo, and say yes or not yet.</li><li>You pay, we make it, look at it twice and post it.</li></ol>",
    image: ids.image("workshop/things-we-make.webp"),
    image_align: "left",
  })
  const action = buildWidget("core/call_to_action", {
    heading: "Started with a sketch on a docket",
    subheading: "Most things do",
    html: "<p>Vases for a wedding, a tidy for one particular desk, the bracket nobody sells any more. Ask, even if you think it is silly. Most small things cost between $15.00 and $80.00.</p>",
    left_image: ids.image("prints/wedding-vases.webp"),
    right_image: ids.image("prints/desk-in-rust.webp"),
    button_text: "See what we have made",
    button_link: "/gallery",
    button_colour: "sec",
  })
  const words = buildWidget("core/hero_testimonial", {
    heading: "Made for them",
    subheading: "And what they thought of it",
    testimonials: ids.groupUrl("custom-order-customers"),
    button_text: "More about us",
    button_link: "/about",
    button_colour: "bnd",
  })
  return {
    name: "Custom Orders",
    url: "custom-orders",
    title: "Custom Orders",
    meta_description: describePath("/custom-orders"),
    rows: buildRows([
      [[12, [banner, christmasNotice]]],
      [[12, [how]]],
      [[12, [action]]],
      [
        [
          12,
          [
            buildHeadingWidget("Tell us about it"),
            buildHtmlWidget(
              '<p>Flat things in timber, acrylic or card are quoted on the <a href="/laser-cutting-service">laser cutting page</a>.</p>',
            ),
          ],
        ],
      ],
      {
        tabs: [
          ["Something new", [buildWidget("core/form", { form: ids.form("custom-order") })]],
          ["The same again", [buildWidget("core/form", { form: ids.form("reorder") })]],
        ],
      },
      [[12, [words]]],
    ]),
  }
}
