import { getTranslations } from "next-intl/server"
import { AddressLines } from "#components/account/address-lines.tsx"
import { Badge } from "#components/ui/badge.tsx"
import { buildButtonClass } from "#components/ui/button.tsx"
import { FormName } from "#components/ui/form-name.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import { handleAddressUpdate } from "#lib/account/address-actions.ts"
import { type AddressIntent, buildAddressPath } from "#lib/account/address-book.ts"
import { buildAddressName, type SavedAddress } from "#lib/account/saved-address.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"

type AddressCardProps = {
  address: SavedAddress
  isCurrent: boolean
  canManage: boolean
  locale: string
}

/** Renders a saved address in the address book. */
export async function AddressCard({ address, isCurrent, canManage, locale }: AddressCardProps) {
  const t = await getTranslations({ locale, namespace: "address" })
  const { phone, email, isEnabled } = address
  return (
    <li className="card flex flex-col gap-3 p-5">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="min-w-0 text-lg wrap-anywhere">{buildAddressName(address)}</h2>
        {isCurrent && <Badge tone="brand">{t("current")}</Badge>}
        {!isEnabled && <Badge tone="neutral">{t("disabled")}</Badge>}
      </div>
      <AddressLines address={address} />
      {(phone || email) && (
        <p className="text-sm text-muted wrap-anywhere">
          {phone && <bdi dir="ltr">{phone}</bdi>}
          {phone && email && " · "}
          {email && <bdi dir="ltr">{email}</bdi>}
        </p>
      )}
      {!isEnabled && <p className="text-sm text-muted">{t("disabledNote")}</p>}
      {canManage && <AddressActions address={address} isCurrent={isCurrent} locale={locale} />}
    </li>
  )
}

type ActionProps = { address: SavedAddress; locale: string }

async function AddressActions({
  address,
  isCurrent,
  locale,
}: ActionProps & { isCurrent: boolean }) {
  const t = await getTranslations({ locale, namespace: "address" })
  return (
    <div className="-mx-2 mt-auto flex flex-wrap items-start gap-x-1 border-t border-line pt-2">
      <ShopLink
        href={buildLocalePath(locale, buildAddressPath(address.id))}
        className={buildButtonClass("tertiary")}
      >
        {t("edit")}
        <AddressedTo address={address} />
      </ShopLink>
      {address.isEnabled && !isCurrent && (
        <AddressIntentButton intent="current" label={t("makeCurrent")} address={address} />
      )}
      {address.isEnabled ? (
        <AddressIntentButton intent="disabled" label={t("disable")} address={address} />
      ) : (
        <AddressIntentButton intent="enabled" label={t("enable")} address={address} />
      )}
      <details>
        <summary className={buildButtonClass("tertiary", "cursor-pointer")}>
          {t("delete")}
          <AddressedTo address={address} />
        </summary>
        <AddressIntentButton intent="deleted" label={t("deleteSure")} address={address} />
      </details>
    </div>
  )
}

type AddressIntentButtonProps = { intent: AddressIntent; label: string; address: SavedAddress }

function AddressIntentButton({ intent, label, address }: AddressIntentButtonProps) {
  return (
    <form action={handleAddressUpdate}>
      <FormName form="addressCard" />
      <input type="hidden" name="id" value={address.id} />
      <input type="hidden" name="intent" value={intent} />
      <button type="submit" className={buildButtonClass("tertiary")}>
        {label}
        <AddressedTo address={address} />
      </button>
    </form>
  )
}

/** Renders the name of a button's address for screen readers. */
function AddressedTo({ address }: { address: SavedAddress }) {
  return <span className="sr-only">{buildAddressName(address)}</span>
}
