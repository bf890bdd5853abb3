import type { Metadata } from "next"
import { redirect } from "next/navigation"
import { getTranslations, setRequestLocale } from "next-intl/server"
import { getSignInMetadata } from "#app/[locale]/(account)/_components/sign-in-frame.tsx"
import { getSite } from "#lib/api/site.ts"
import { getCurrentUserHint } from "#lib/auth/current-user.ts"
import { resolveReturnPath } from "#lib/auth/return-path.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { getEnv } from "#lib/env.ts"
import { getMailedCodeState } from "#lib/sign-in/mailed-code.ts"
import { type PageQuery, parseEmailLink } from "#lib/sign-in/parse-email-link.ts"
import { SignUpView } from "./_components/sign-up-view.tsx"
import { WelcomeView } from "./_components/welcome-view.tsx"

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<PageQuery> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  const t = await getTranslations({ locale, namespace: "account.signUp" })
  return getSignInMetadata(locale, "/signup", t("title"))
}

export default async function SignUpPage({ params, searchParams }: Props) {
  const { locale } = await params
  setRequestLocale(locale)
  const [site, query, visitor] = await Promise.all([getSite(), searchParams, getCurrentUserHint()])
  const { login, sign_up } = site.settings.config
  if (!visitor) {
    const emailLink = parseEmailLink(query)
    const mailed = await getMailedCodeState("register", query)
    return (
      <SignUpView
        locale={locale}
        emailLink={emailLink}
        mailed={mailed}
        hasBirthDateField={sign_up.ask_date_of_birth}
      />
    )
  }
  const to = typeof query.to === "string" ? resolveReturnPath(query.to, getEnv().SITE_URL) : null
  if (visitor === "unknown" || visitor.hasPassword || login.code_only) {
    redirect(to ?? buildLocalePath(locale, "/my-account"))
  }
  return <WelcomeView locale={locale} email={visitor.email} to={to ?? "/"} />
}
