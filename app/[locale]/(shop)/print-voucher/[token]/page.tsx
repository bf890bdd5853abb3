import type { Metadata } from "next"
import { notFound } from "next/navigation"
import { getTranslations, setRequestLocale } from "next-intl/server"
import { getSite } from "#lib/api/site.ts"
import { getEnv } from "#lib/env.ts"
import { parseRecordToken } from "#lib/invoices/invoice-paths.ts"
import { buildMetadata } from "#lib/seo/build-metadata.ts"
import { getVoucher } from "#lib/vouchers/vouchers-api.ts"
import { PrintedVoucher } from "./_components/printed-voucher.tsx"
import "../../../../site.css"

type Props = { params: Promise<{ locale: string; token: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  const t = await getTranslations({ locale, namespace: "voucher.printed" })
  const facts = { path: "/print-voucher", locale, title: t("title"), description: "" }
  return buildMetadata(await getSite(locale), { ...facts, isUnlisted: true })
}

export default async function PrintVoucherPage({ params }: Props) {
  const { locale, token: text } = await params
  setRequestLocale(locale)
  const token = parseRecordToken(text)
  const voucher = token && (await getVoucher(token))
  if (!voucher) notFound()
  return <PrintedVoucher voucher={voucher} locale={locale} siteUrl={getEnv().SITE_URL} />
}
