import type { Metadata } from "next"
import { redirect } from "next/navigation"
import { setRequestLocale } from "next-intl/server"
import { addressBookPath, newAddressPath } from "#lib/account/address-book.ts"
import { buildNewAddress } from "#lib/account/saved-address.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { AddressEditor } from "../_components/address-editor.tsx"
import { buildAddressMetadata, requireAddressBook } from "../page-data.ts"

type Props = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return buildAddressMetadata("newTitle", newAddressPath, (await params).locale)
}

export default async function NewAddressPage({ params }: Props) {
  const { locale } = await params
  setRequestLocale(locale)
  const { overview, canManage } = await requireAddressBook(locale)
  if (!canManage) redirect(buildLocalePath(locale, addressBookPath))
  const address = buildNewAddress(overview.customer)
  return <AddressEditor title="newTitle" id={null} address={address} locale={locale} />
}
