import { z } from "zod"
import { voucherLimits } from "#lib/contract/voucher.ts"
import { listOfferedAmounts } from "#lib/vouchers/voucher.ts"
import { listVoucherThemes } from "#lib/vouchers/vouchers-api.ts"
import { defineWidget } from "../define-widget.ts"
import { allowedSetting, amountsSetting } from "../voucher/voucher-settings.ts"
import { VoucherView } from "../voucher/voucher-view.tsx"

/** Forms to buy and redeem gift vouchers (specification 2, section 2). */
export const giftVoucherPurchaseWidget = defineWidget({
  type: "core/gift_voucher_purchase",
  name: "Gift vouchers",
  purpose: "Sells gift vouchers, and turns the code of one into store credit.",
  settings: z.object({
    amounts: amountsSetting.describe(
      "Amounts to choose from in dollars, separated by “|”, such as 25|50|100.",
    ),
    allow_custom_amounts: allowedSetting.describe(
      "Whether visitors may type an amount of their own. On unless it is switched off.",
    ),
  }),
  examples: () => [
    { name: "With amounts, and one's own", settings: { amounts: "25|50|100" } },
    {
      name: "With these amounts only",
      settings: { amounts: "20|40|60|80", allow_custom_amounts: false },
    },
  ],
  load: async (_settings, { locale }) => listVoucherThemes(locale),
  View: ({ settings, data, context: { id, locale, isSelling } }) => (
    <VoucherView
      id={`${id}-voucher`}
      themes={data}
      amounts={isSelling ? listOfferedAmounts(settings.amounts, voucherLimits) : []}
      allowsCustom={isSelling && settings.allow_custom_amounts}
      locale={locale}
    />
  ),
})
