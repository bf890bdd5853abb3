import type { Metadata } from "next"
import { setRequestLocale } from "next-intl/server"
import { getSite } from "#lib/api/site.ts"
import type { SiteSettings } from "#lib/site/site.ts"
import { handleMissingPath } from "../../_data/handle-missing-path.ts"
import { ContentPage } from "../_components/content-page.tsx"
import { buildContentMetadata } from "../_data/content-metadata.ts"
import { type ContentPageData, getContentPage } from "../_data/get-content-page.ts"
import { ContactDetails } from "./_components/contact-details.tsx"

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

type ContactPageData = { content: ContentPageData; settings: SiteSettings }

/** Returns the contact page and the site settings; null if there is no such page. */
async function getContactPage(locale: string): Promise<ContactPageData | null> {
  const [content, site] = await Promise.all([getContentPage("contact", locale), getSite(locale)])
  return content && { content, settings: site.settings }
}
