import { getTranslations } from "next-intl/server"
import { AccountCard } from "#components/account/account-card.tsx"
import { AddressLines } from "#components/account/address-lines.tsx"
import { buildButtonClass } from "#components/ui/button.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import { addressBookPath, newAddressPath } from "#lib/account/address-paths.ts"
import type { AccountOverview } from "#lib/account/customer.ts"
import { sortAddresses } from "#lib/account/saved-address.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"

type AddressesCardProps = {
  overview: AccountOverview
  canManageAddresses: boolean
  locale: string
}

/** Renders the current delivery address and the link to the address book. */
export async function AddressesCard(props: AddressesCardProps) {
  const { overview, canManageAddresses, locale } = props
  const t = await getTranslations({ locale, namespace: "myAccount" })
  const { addresses, customer } = overview
  const [first] = sortAddresses(addresses, customer.currentAddressId)
  return (
    <AccountCard id="addresses" heading={t("addresses.heading")}>
      {first?.isEnabled && <AddressLines address={first} />}
      {!first && <p>{t("addresses.none")}</p>}
      {first && !first.isEnabled && <p>{t("addresses.allOff")}</p>}
      {addresses.length > 0 ? (
        <>
          <p className="text-sm text-muted">{t("addresses.count", { count: addresses.length })}</p>
          <ShopLink
            href={buildLocalePath(locale, addressBookPath)}
            className={buildButtonClass("secondary")}
          >
            {canManageAddresses ? t("addresses.manage") : t("addresses.see")}
          </ShopLink>
        </>
      ) : (
        canManageAddresses && (
          <ShopLink href={newAddressPath} className={buildButtonClass("secondary")}>
            {t("addresses.add")}
          </ShopLink>
        )
      )}
    </AccountCard>
  )
}
