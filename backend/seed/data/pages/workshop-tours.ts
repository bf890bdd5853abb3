import type { ModelInput, PageIds } from "../../seed-types.ts"
import {
  buildHeadingWidget,
  buildHtmlWidget,
  buildRows,
  buildWidget,
} from "../../write/page-blocks.ts"
import { describePath } from "../sitemap.ts"

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
