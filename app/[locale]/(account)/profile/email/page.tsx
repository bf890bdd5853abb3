import type { Metadata } from "next"
import { redirect } from "next/navigation"
import { getTranslations, setRequestLocale } from "next-intl/server"
import { AccountCard, AccountPage } from "#components/account/account-page.tsx"
import { Breadcrumbs } from "#components/ui/breadcrumbs.tsx"
import { PageHeading } from "#components/ui/page-heading.tsx"
import { getCustomer } from "#lib/account/customer-api.ts"
import { handleEmailChange } from "#lib/account/identity-actions.ts"
import { emailConfirmPath } from "#lib/account/identity-form.ts"
import { getSite } from "#lib/api/site.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { buildMetadata } from "#lib/seo/build-metadata.ts"
import { type PageQuery, parseEmailLink } from "#lib/sign-in/parse-email-link.ts"
import { buildEmailFormTexts } from "../_components/build-labels.ts"
import { EmailForm } from "../_components/email-form.tsx"

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<PageQuery> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  const t = await getTranslations({ locale, namespace: "profile.emailChange" })
  const facts = { path: emailConfirmPath, locale, title: t("heading"), description: "" }
  return buildMetadata(await getSite(locale), { ...facts, isUnlisted: true })
}

/** Confirms a new email address by the link in the email to it. */
export default async function ConfirmEmailPage({ params, searchParams }: Props) {
  const { locale } = await params
  setRequestLocale(locale)
  const customer = await getCustomer()
  if (!customer) redirect(buildLocalePath(locale, "/login"))
  const emailLink = parseEmailLink(await searchParams)
  const { email, hasPassword } = customer
  const t = await getTranslations({ locale, namespace: "profile" })
  const heading = t("emailChange.heading")
  const steps = [
    { name: t("back"), href: "/my-account" },
    { name: t("title"), href: "/profile" },
    { name: heading, href: null },
  ]
  return (
    <AccountPage width="narrow">
      <div className="stack-1">
        <Breadcrumbs locale={locale} steps={steps} label={t("breadcrumbs")} />
        <PageHeading>{heading}</PageHeading>
      </div>
      <AccountCard id="email-change" heading={t("email")}>
        <EmailForm
          name={heading}
          email={email}
          hasPassword={hasPassword}
          emailLink={emailLink}
          texts={await buildEmailFormTexts(locale, email)}
          action={handleEmailChange}
        />
      </AccountCard>
    </AccountPage>
  )
}
