import type { Metadata } from "next"
import { getTranslations, setRequestLocale } from "next-intl/server"
import { getSite } from "#lib/api/site.ts"
import { buildMetadata } from "#lib/seo/build-metadata.ts"
import { PaymentView, UnknownPayment } from "./_components/payment-view.tsx"
import { getPaymentReturn } from "./page-data.ts"
import "../../../site.css"

type Props = {
  params: Promise<{ locale: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export const dynamic = "force-dynamic"

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  const t = await getTranslations({ locale, namespace: "payment" })
  const facts = { path: "/payment-return", locale, title: t("title"), description: "" }
  return {
    ...(await buildMetadata(await getSite(locale), { ...facts, isUnlisted: true })),
    referrer: "no-referrer",
  }
}

export default async function PaymentReturnPage({ params, searchParams }: Props) {
  const { locale } = await params
  setRequestLocale(locale)
  const paymentReturn = await getPaymentReturn((await searchParams).payum_token)
  return paymentReturn ? (
    <PaymentView {...paymentReturn} locale={locale} />
  ) : (
    <UnknownPayment locale={locale} />
  )
}
