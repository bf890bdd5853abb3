import { getTranslations } from "next-intl/server"
import type { SiteSettings } from "#lib/site/site.ts"

type OrganisationProps = { settings: Pick<SiteSettings, "organisation">; locale: string }

/** Renders the business: name, address, email, phone and ABN, as far as they are set. */
export async function Organisation({ settings, locale }: OrganisationProps) {
  const t = await getTranslations({ locale, namespace: "layout" })
  const { name, abn, address, email, phone } = settings.organisation
  const link = "inline-flex min-h-11 min-w-11 items-center underline underline-offset-4"
  return (
    <address className="not-italic">
      <p className="font-display text-xl font-semibold">{name}</p>
      {address !== "" && <p className="mt-2 whitespace-pre-line">{address}</p>}
      {email !== "" && (
        <p>
          <a href={`mailto:${email}`} className={link}>
            {email}
          </a>
        </p>
      )}
      {phone && (
        <p>
          <a href={buildPhoneUrl(phone)} dir="ltr" className={link}>
            {phone}
          </a>
        </p>
      )}
      {abn && <p className="text-sm">{t("footer.abn", { abn })}</p>}
    </address>
  )
}

/** Builds the URL that calls a phone number, as it is written for people. */
export function buildPhoneUrl(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, "")}`
}
