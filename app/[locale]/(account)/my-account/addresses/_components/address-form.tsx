"use client"

import { AccountForm } from "#components/account/account-form.tsx"
import type { FormLabels } from "#components/account/form-labels.ts"
import { SendButton } from "#components/account/send-button.tsx"
import { buildButtonClass } from "#components/ui/button.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import type { TypedAddress } from "#lib/account/saved-address.ts"
import type { FormAction } from "#lib/auth/account-result.ts"
import { AddressFields, type AddressFieldTexts } from "./address-fields.tsx"

/** Texts of the address form. */
export type AddressTexts = AddressFieldTexts & {
  save: string
  saving: string
  cancel: string
  form: FormLabels
}

type AddressFormProps = {
  name: string
  /** Id of the edited address; null for a new one. */
  id: number | null
  address: TypedAddress
  /** Path of the address book, for the cancel link. */
  bookPath: string
  texts: AddressTexts
  action: FormAction
}

/** Renders the form that creates or edits an address. It works without JavaScript. */
export function AddressForm({ name, id, address, bookPath, texts, action }: AddressFormProps) {
  return (
    <AccountForm form="address" id="address-form" name={name} action={action} labels={texts.form}>
      <input type="hidden" name="id" value={id ?? ""} />
      <AddressFields address={address} texts={texts} />
      <div className="flex flex-wrap gap-3 pt-2">
        <div className="w-full sm:w-48">
          <SendButton label={texts.save} busy={texts.saving} />
        </div>
        <ShopLink href={bookPath} className={buildButtonClass("tertiary", "max-sm:w-full")}>
          {texts.cancel}
        </ShopLink>
      </div>
    </AccountForm>
  )
}
