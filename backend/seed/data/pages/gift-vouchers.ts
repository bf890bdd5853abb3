import type { ModelInput } from "../../seed-types.ts"
import { buildRows, heading, html, widget } from "../../write/page-blocks.ts"

/** Where gift vouchers are bought and redeemed. */
export const giftVouchersPage: ModelInput<"cognito/page"> = {
  name: "Gift Vouchers",
  url: "gift-vouchers",
  title: "Gift Vouchers",
  meta_description:
    "Gift vouchers from $1.00 to $1,000.00, mailed at once to print or to forward. Redeem one for store credit.",
  rows: buildRows([
    [
      [
        12,
        [
          heading("Gift Vouchers", "h1"),
          html(
            "<p>For the person who has every colour already. A voucher comes by email the moment it is paid, ready to print or to send on.</p>",
          ),
        ],
      ],
    ],
    [
      [
        7,
        [
          widget("core/gift_voucher_purchase", {
            heading: "Give a voucher, or use one",
            amounts: "25|50|100",
            allow_custom_amounts: true,
          }),
        ],
      ],
      [
        5,
        [
          heading("Good to know", "h2"),
          html(`<ul>
<li>Any amount from $1.00 to $1,000.00, with no fee on top.</li>
<li>Redeeming it turns the whole amount into store credit, to be spent in as many orders as you like.</li>
<li>Neither vouchers nor store credit run out.</li>
<li>Whoever has the code can redeem it, once. Keep it like cash.</li>
<li>To redeem it, the person needs an account, which takes a minute.</li>
</ul>`),
        ],
      ],
    ],
  ]),
}
