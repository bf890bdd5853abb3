import { getTranslations } from "next-intl/server"
import { AccountCard } from "#components/account/account-page.tsx"
import type { Money } from "#lib/contract/money.ts"
import { formatMoney } from "#lib/money.ts"

type CreditCardProps = {
  credit: Money
  /** True if the customer has just redeemed a gift voucher. */
  isRedeemed: boolean
  locale: string
}

/** Renders the customer's store credit, and that a voucher was redeemed for it; nothing for none. */
export async function CreditCard({ credit, isRedeemed, locale }: CreditCardProps) {
  const t = await getTranslations({ locale, namespace: "myAccount.credit" })
  if (credit === 0) return null
  return (
    <AccountCard id="credit" heading={t("heading")}>
      {isRedeemed && (
        <p role="status" className="font-semibold text-success">
          {t("redeemed")}
        </p>
      )}
      <p className="text-lg">{t("balance", { amount: formatMoney(credit, locale) })}</p>
    </AccountCard>
  )
}
