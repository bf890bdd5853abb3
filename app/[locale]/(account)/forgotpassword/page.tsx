import type { Metadata } from "next"
import { getTranslations, setRequestLocale } from "next-intl/server"
import { getSignInMetadata } from "#app/[locale]/(account)/_components/sign-in-frame.tsx"
import { getMailedCodeState } from "#lib/sign-in/mailed-code.ts"
import { type PageQuery, parseEmailLink } from "#lib/sign-in/parse-email-link.ts"
import { RecoveryView } from "./_components/recovery-view.tsx"

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<PageQuery> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  const t = await getTranslations({ locale, namespace: "account.recovery" })
  return getSignInMetadata(locale, "/forgotpassword", t("title"))
}

export default async function ForgottenPasswordPage({ params, searchParams }: Props) {
  const { locale } = await params
  setRequestLocale(locale)
  const query = await searchParams
  const mailed = await getMailedCodeState("recover", query)
  return <RecoveryView locale={locale} mailed={mailed} emailLink={parseEmailLink(query)} />
}
