import { getTranslations } from "next-intl/server"
import { AccountPage } from "#components/account/account-page.tsx"
import { buildSaveFormLabels } from "#components/account/form-labels.ts"
import { Breadcrumbs } from "#components/ui/breadcrumbs.tsx"
import { PageHeading } from "#components/ui/page-heading.tsx"
import { saveAddress } from "#lib/account/address-actions.ts"
import { addressBookPath } from "#lib/account/address-book.ts"
import type { TypedAddress } from "#lib/account/saved-address.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { AddressForm, type AddressTexts } from "./address-form.tsx"
import { buildAddressFieldTexts } from "./build-address-field-texts.ts"

type AddressEditorProps = {
  title: "newTitle" | "editTitle"
  /** Id of the edited address; null for a new one. */
  id: number | null
  /** Initial values of the fields. */
  address: TypedAddress
  locale: string
}

/** Renders the page that creates or edits an address. */
export async function AddressEditor({ title, id, address, locale }: AddressEditorProps) {
  const t = await getTranslations({ locale, namespace: "address" })
  const steps = [
    { name: t("back"), href: "/my-account" },
    { name: t("title"), href: addressBookPath },
    { name: t(title), href: null },
  ]
  return (
    <AccountPage width="narrow">
      <div className="stack-1">
        <Breadcrumbs locale={locale} steps={steps} label={t("breadcrumbs")} />
        <PageHeading>{t(title)}</PageHeading>
      </div>
      <div className="card p-5 sm:p-6">
        <AddressForm
          name={t(title)}
          texts={await buildAddressTexts(locale)}
          action={saveAddress}
          bookPath={buildLocalePath(locale, addressBookPath)}
          id={id}
          address={address}
        />
      </div>
    </AccountPage>
  )
}

async function buildAddressTexts(locale: string): Promise<AddressTexts> {
  const t = await getTranslations({ locale, namespace: "address" })
  return {
    ...(await buildAddressFieldTexts(locale)),
    save: t("save"),
    saving: t("saving"),
    cancel: t("cancel"),
    form: await buildSaveFormLabels(locale, { check: t("check"), notFound: t("notFound") }),
  }
}
