import type { ModelInput, PageIds } from "../../seed-types.ts"
import {
  buildHeadingWidget,
  buildHtmlWidget,
  buildRows,
  buildWidget,
  withWrapper,
} from "../../write/page-blocks.ts"
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

/** Visits to the workshop, booked and paid for ahead. */
export function buildWorkshopToursPage(ids: PageIds): ModelInput<"cognito/page"> {
  const tour = buildWidget("core/gallery_group", {
    group: ids.groupUrl("workshop-tour"),
    aspect: "16x9",
  })
  const makings = buildWidget("core/gallery", {
    heading: "Take one home",
    gallery: ids.gallery("customers-prints"),
    type: "centeredgrid",
    aspect: "1x1",
    width: 400,
    lightbox_aspect: "4x3",
    grid_width: 4,
    show_heading: 1,
    use_lightbox: 1,
    limit_slides: 4,
  })
  return {
    name: "Workshop Tours",
    url: "workshop-tours",
    title: "Workshop Tours",
    meta_description: describePath("/workshop-tours"),
    rows: buildRows([
      [
        [
          12,
          [
            buildHeadingWidget("Workshop Tours", "h1"),
            buildHtmlWidget(
              "<p>On Saturday mornings we open the shed. You see a print come off its plate, the laser cut your name, and what becomes of the ones that go wrong. Children are welcome, and so are questions.</p>",
            ),
          ],
        ],
      ],
      [[12, [tour]]],
      [
        [
          7,
          [
            buildHeadingWidget("Book a tour"),
            buildWidget("core/form", { form: ids.form("workshop-tour") }),
          ],
        ],
        [
          5,
          [
            buildHeadingWidget("Good to know", "h3"),
            buildHtmlWidget(`<ul>
<li>$5.00 for the whole group of up to eight, taken off anything you buy that morning.</li>
<li>Saturdays, starting between 9:30 and 11 am, about fifty minutes.</li>
<li>Closed shoes. We have goggles and ear muffs.</li>
<li>Level ground and a wide door; the yard is gravel.</li>
<li>Ring <a href="tel:+61755500147">07 5550 0147</a> if you cannot come, and choose another Saturday.</li>
</ul>`),
          ],
        ],
      ],
      [[12, [makings]]],
    ]),
  }
}
