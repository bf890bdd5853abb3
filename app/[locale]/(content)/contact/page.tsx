import type { Metadata } from "next"
import { setRequestLocale } from "next-intl/server"
import { handleMissingPath } from "../../_data/handle-missing-path.ts"
import { ContentPage } from "../_components/content-page.tsx"
import { buildContentMetadata } from "../_data/build-content-metadata.ts"
import { ContactDetails } from "./_components/contact-details.tsx"
import { getContactPage } from "./page-data.ts"

type Props = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  const data = await getContactPage(locale)
  return buildContentMetadata(data?.content ?? null, locale, "/contact")
}

export default async function ContactPage({ params }: Props) {
  const { locale } = await params
  setRequestLocale(locale)
  const data = await getContactPage(locale)
  if (!data) return handleMissingPath(locale, "/contact")
  return (
    <ContentPage {...data.content} locale={locale} path="/contact">
      <ContactDetails settings={data.settings} locale={locale} />
    </ContentPage>
  )
}
