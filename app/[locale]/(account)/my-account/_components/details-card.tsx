import { getTranslations } from "next-intl/server"
import { AccountCard } from "#components/account/account-card.tsx"
import { PhotoView } from "#components/account/photo-view.tsx"
import { buildButtonClass } from "#components/ui/button.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import type { Customer } from "#lib/account/customer.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"

/** Renders a summary of the personal details and the link to edit them. */
export async function DetailsCard({ customer, locale }: { customer: Customer; locale: string }) {
  const t = await getTranslations({ locale, namespace: "myAccount" })
  const { firstName, lastName, mobilePhone } = customer.details
  return (
    <AccountCard id="details" heading={t("profile.heading")}>
      <div className="flex items-center gap-4">
        <PhotoView photo={customer.photo} alt="" size="small" />
        <p className="min-w-0 wrap-anywhere">
          <span className="block font-semibold">
            {t("profile.name", { first: firstName, last: lastName }).trim()}
          </span>
          <span className="block text-muted">
            {mobilePhone ? <bdi dir="ltr">{mobilePhone}</bdi> : t("profile.noPhone")}
          </span>
        </p>
      </div>
      <ShopLink
        href={buildLocalePath(locale, "/profile")}
        className={buildButtonClass("secondary")}
      >
        {t("profile.edit")}
      </ShopLink>
    </AccountCard>
  )
}
