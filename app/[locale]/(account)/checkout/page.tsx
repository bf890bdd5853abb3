import type { Metadata } from "next"
import { getTranslations, setRequestLocale } from "next-intl/server"
import { getSite } from "#lib/api/site.ts"
import { buildMetadata } from "#lib/seo/build-metadata.ts"
import { CheckoutView, ClosedCheckout } from "./_components/checkout-view.tsx"
import { isCheckoutOpen, requireCheckoutData } from "./page-data.ts"

type Props = { params: Promise<{ locale: string }> }

export const dynamic = "force-dynamic"

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  const t = await getTranslations({ locale, namespace: "checkout" })
  const facts = { path: "/checkout", locale, title: t("title"), description: "" }
  return buildMetadata(await getSite(locale), { ...facts, isUnlisted: true })
}

export default async function CheckoutPage({ params }: Props) {
  const { locale } = await params
  setRequestLocale(locale)
  if (!(await isCheckoutOpen())) return <ClosedCheckout locale={locale} />
  return <CheckoutView checkout={await requireCheckoutData(locale)} locale={locale} />
}
