import type { ModelInput } from "../../seed-types.ts"
import {
  buildHeadingWidget,
  buildHtmlWidget,
  buildRows,
  buildWidget,
} from "../../write/page-blocks.ts"
import { describePath } from "../sitemap.ts"

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
