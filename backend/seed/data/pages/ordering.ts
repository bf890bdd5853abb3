import type { ModelInput, PageIds } from "../../seed-types.ts"
import {
  buildHeadingWidget,
  buildHtmlWidget,
  buildRows,
  buildWidget,
  withWrapper,
} from "../../write/page-blocks.ts"
import { describePath } from "../sitemap.ts"

/**
 * The last days for Christmas, shown from 1 December until Christmas Day is over. Midnight in
 * Queensland, which has no daylight saving, is 14:00 in UTC.
 */
export const christmasNotice = withWrapper(
  buildHtmlWidget(
    "<p><strong>In time for Christmas:</strong> order personalised pieces by 10 December. Everything else can go by Standard Post until 15 December and by Express Post until 18 December. The workshop rests from 25 December to 4 January.</p>",
  ),
  {
    hidden_before: "2026-11-30T14:00:00Z",
    hidden_after: "2026-12-25T14:00:00Z",
    background_colour: "brand",
    text_colour: "white",
    padding_top: "4",
    padding_bottom: "4",
    padding_left: "6",
    padding_right: "6",
  },
)

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

/** Where gift vouchers are bought and redeemed. */
export const giftVouchersPage: ModelInput<"cognito/page"> = {
  name: "Gift Vouchers",
  url: "gift-vouchers",
  title: "Gift Vouchers",
  meta_description: describePath("/gift-vouchers"),
  rows: buildRows([
    [
      [
        12,
        [
          buildHeadingWidget("Gift Vouchers", "h1"),
          buildHtmlWidget(
            "<p>For somebody who has every colour already. Choose a design and an amount. The voucher comes by email the moment it is paid, to print or to send on.</p>",
          ),
        ],
      ],
    ],
    [
      [
        7,
        [
          buildWidget("core/gift_voucher_purchase", {
            heading: "Give a voucher, or use one",
            amounts: "25|50|100",
            allow_custom_amounts: true,
          }),
        ],
      ],
      [
        5,
        [
          buildHeadingWidget("Good to know", "h2"),
          buildHtmlWidget(`<ul>
<li>Any amount from $1.00 to $1,000.00, with no fee on top.</li>
<li>Redeeming it turns the whole amount into store credit, to spend in as many orders as you like.</li>
<li>Vouchers and store credit never run out.</li>
<li>Whoever has the code can redeem it, once. Look after it like cash.</li>
<li>Redeeming takes an account, which is made in a minute.</li>
</ul>`),
        ],
      ],
    ],
  ]),
}
