import type { Metadata } from "next"
import { getTranslations, setRequestLocale } from "next-intl/server"
import { getSite } from "#lib/api/site.ts"
import { getFooterFormState } from "#lib/newsletter/footer-form-state.ts"
import { newsletterPath, resultParam } from "#lib/newsletter/newsletter-path.ts"
import { buildMetadata } from "#lib/seo/build-metadata.ts"
import { NewsletterView } from "./_components/newsletter-view.tsx"

type Props = {
  params: Promise<{ locale: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  const t = await getTranslations({ locale, namespace: "newsletter" })
  const facts = { path: newsletterPath, locale, title: t("heading"), description: "" }
  return buildMetadata(await getSite(locale), { ...facts, isUnlisted: true })
}

export default async function NewsletterPage({ params, searchParams }: Props) {
  const { locale } = await params
  setRequestLocale(locale)
  const first = await getFooterFormState((await searchParams)[resultParam])
  return <NewsletterView first={first} locale={locale} />
}
