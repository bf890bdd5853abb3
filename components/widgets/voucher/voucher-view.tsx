import { getTranslations } from "next-intl/server"
import type { Money } from "#lib/contract/money.ts"
import type { VoucherTheme } from "#lib/vouchers/voucher.ts"
import {
  handleVoucherPurchaseForm,
  handleVoucherRedemption,
} from "#lib/vouchers/voucher-actions.ts"
import { LazyVoucherForms, LazyVoucherPaymentStatus } from "./lazy-voucher-islands.tsx"
import { buildVoucherLabels } from "./voucher-labels.ts"

type VoucherViewProps = {
  id: string
  themes: readonly VoucherTheme[]
  amounts: readonly Money[]
  allowsCustom: boolean
  locale: string
}

/** Renders the gift voucher widget: payment status, purchase form and redemption form. */
export async function VoucherView({ id, locale, ...rest }: VoucherViewProps) {
  const t = await getTranslations({ locale, namespace: "voucher.payment" })
  return (
    <section id={id} tabIndex={-1} className="max-w-2xl scroll-mt-4 outline-none">
      <LazyVoucherPaymentStatus
        id={id}
        labels={{
          paid: t.rich("paid", {
            heading: (words) => <span className="block text-lg">{words}</span>,
          }),
          failed: t("failed"),
          refunded: t("refunded"),
          checking: t("checking"),
          unknown: t("unknown"),
        }}
      />
      <LazyVoucherForms
        id={id}
        {...rest}
        locale={locale}
        labels={await buildVoucherLabels(locale)}
        actions={{ buy: handleVoucherPurchaseForm, redeem: handleVoucherRedemption }}
      />
    </section>
  )
}
