import { getTranslations } from "next-intl/server"
import { Organisation } from "#components/layout/organisation.tsx"
import type { SiteSettings } from "#lib/site/site.ts"
import { OpeningHours } from "./opening-hours.tsx"

/** Renders the contact details and the opening hours of the business. */
export async function ContactDetails({
  settings,
  locale,
}: {
  settings: SiteSettings
  locale: string
}) {
  const t = await getTranslations({ locale, namespace: "content" })
  return (
    <section aria-labelledby="contact-details" className="max-w-md">
      <h2 id="contact-details" className="mb-3 text-xl font-bold">
        {t("contact.details")}
      </h2>
      <Organisation settings={settings} locale={locale} />
      <OpeningHours week={settings.openingHours} locale={locale} />
    </section>
  )
}
