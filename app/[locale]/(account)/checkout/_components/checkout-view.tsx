import { getTranslations } from "next-intl/server"
import { AccountPage } from "#components/account/account-page.tsx"
import { MeasuredEvent } from "#components/analytics/measured-event.tsx"
import { NotSelling } from "#components/commerce/not-selling.tsx"
import { PageHeading } from "#components/ui/page-heading.tsx"
import { sendCheckout } from "#lib/checkout/checkout-action.ts"
import type { CheckoutData } from "../page-data.ts"
import { CheckoutForm } from "./checkout-form.tsx"
import { buildCheckoutTexts } from "./checkout-texts.ts"

/** Renders the checkout page. */
export async function CheckoutView({
  checkout,
  locale,
}: {
  checkout: CheckoutData
  locale: string
}) {
  const t = await getTranslations({ locale, namespace: "checkout" })
  const { measured, ...form } = checkout
  return (
    <AccountPage width="wide">
      <PageHeading>{t("heading")}</PageHeading>
      <MeasuredEvent event={measured} />
      <CheckoutForm
        {...form}
        texts={await buildCheckoutTexts(locale)}
        locale={locale}
        send={sendCheckout}
      />
    </AccountPage>
  )
}

/** Renders the checkout page while the shop takes no orders. */
export async function ClosedCheckout({ locale }: { locale: string }) {
  const t = await getTranslations({ locale, namespace: "checkout" })
  return (
    <AccountPage width="wide">
      <PageHeading>{t("heading")}</PageHeading>
      <NotSelling locale={locale} />
    </AccountPage>
  )
}
