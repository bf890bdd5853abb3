import { getTranslations } from "next-intl/server"
import { Organisation } from "#components/layout/organisation.tsx"
import type { WeekdayHours } from "#lib/contract/values/opening-hours.ts"
import { formatSpan, formatWeekday } from "#lib/i18n/format-date.ts"
import type { SiteSettings } from "#lib/site/site.ts"

/** Renders the contact details and the opening hours of the business, as far as they are set. */
export async function ContactDetails({
  settings,
  locale,
}: {
  settings: SiteSettings
  locale: string
}) {
  const t = await getTranslations({ locale, namespace: "content" })
  const { name, address, email } = settings.organisation
  const hasDetails = name !== "" || address !== "" || email !== ""
  if (!hasDetails) return <OpeningHours week={settings.openingHours} locale={locale} />
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

type OpeningHoursProps = { week: readonly WeekdayHours[]; locale: string }

/** Renders the opening hours by weekday; nothing if none are set. */
export async function OpeningHours({ week, locale }: OpeningHoursProps) {
  const t = await getTranslations({ locale, namespace: "content.contact" })
  const openDays = week.flatMap(({ day, hours }) => (hours === null ? [] : { day, hours }))
  if (openDays.length === 0) return null
  return (
    <section aria-labelledby="opening-hours" className="mt-8">
      <h2 id="opening-hours" className="mb-3 text-xl font-bold">
        {t("hours")}
      </h2>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
        {openDays.map(({ day, hours }) => (
          <div key={day} className="contents">
            <dt>{formatWeekday(day, locale)}</dt>
            <dd>
              {hours === "appointment" && t("appointment")}
              {hours === "closed" && t("closed")}
              {typeof hours !== "string" &&
                hours.map((span) => (
                  <span key={span.opens} className="block tabular-digits">
                    {formatSpan(span, locale)}
                  </span>
                ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
