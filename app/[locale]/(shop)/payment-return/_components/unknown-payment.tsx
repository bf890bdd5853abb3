import { getTranslations } from "next-intl/server"
import { AccountPage } from "#components/account/account-page.tsx"
import { buildButtonClass } from "#components/ui/button.tsx"
import { PageHeading } from "#components/ui/page-heading.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import { buildLocalePath } from "#lib/contract/languages.ts"

/** Renders the page of a missing payment, as after a truncated URL. */
export async function UnknownPayment({ locale }: { locale: string }) {
  const t = await getTranslations({ locale, namespace: "payment" })
  return (
    <AccountPage width="narrow">
      <PageHeading>{t("missing.heading")}</PageHeading>
      <p>{t("missing.text")}</p>
      <div className="flex flex-wrap gap-3">
        <ShopLink href={buildLocalePath(locale, "/my-account")} className={buildButtonClass()}>
          {t("missing.orders")}
        </ShopLink>
        <ShopLink
          href={buildLocalePath(locale, "/contact")}
          className={buildButtonClass("secondary")}
        >
          {t("goTo.contact")}
        </ShopLink>
      </div>
    </AccountPage>
  )
}
