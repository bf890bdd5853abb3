import type { Metadata } from "next"
import { redirect } from "next/navigation"
import { getTranslations, setRequestLocale } from "next-intl/server"
import { getSignInMetadata } from "#app/[locale]/(account)/_components/sign-in-frame.tsx"
import { getSite } from "#lib/api/site.ts"
import { getSession } from "#lib/auth/current-session.ts"
import { getCurrentUserHint } from "#lib/auth/current-user.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { isCheckoutPath } from "#lib/sign-in/digits-step.ts"
import { getMailedCodeState } from "#lib/sign-in/mailed-code.ts"
import { type PageQuery, parseEmailLink } from "#lib/sign-in/parse-email-link.ts"
import { LoginView, resolveProblem } from "./_components/login-view.tsx"

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<PageQuery> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  const t = await getTranslations({ locale, namespace: "account.login" })
  return getSignInMetadata(locale, "/login", t("title"))
}

export default async function LoginPage({ params, searchParams }: Props) {
  const { locale } = await params
  setRequestLocale(locale)
  const [site, query, visitor] = await Promise.all([getSite(), searchParams, getCurrentUserHint()])
  if (visitor) redirect(buildLocalePath(locale, "/my-account"))
  const { returnPath } = await getSession()
  const mailed =
    (await getMailedCodeState("login", query)) ?? (await getMailedCodeState("signin", query))
  return (
    <>
      <LoginView
        locale={locale}
        config={site.settings.config.login}
        emailLink={parseEmailLink(query)}
        mailed={mailed}
        isForCheckout={isCheckoutPath(returnPath)}
        problem={resolveProblem(query.problem)}
        isAccountDeleted={query.deleted !== undefined}
      />
      {/* Return path of this page after a login in another tab. */}
      <template data-return-path={returnPath ?? "/"} />
    </>
  )
}
