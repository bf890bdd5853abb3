import type { Metadata } from "next"
import { notFound, redirect } from "next/navigation"
import { setRequestLocale } from "next-intl/server"
import { addressBookPath } from "#lib/account/address-book.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { AddressEditor } from "../_components/address-editor.tsx"
import { buildAddressMetadata, requireAddressBook } from "../page-data.ts"

type Props = { params: Promise<{ locale: string; id: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return buildAddressMetadata("editTitle", addressBookPath, (await params).locale)
}

export default async function EditAddressPage({ params }: Props) {
  const { locale, id } = await params
  setRequestLocale(locale)
  const { overview, canManage } = await requireAddressBook(locale)
  const address = overview.addresses.find((saved) => String(saved.id) === id)
  if (!address) notFound()
  if (!canManage) redirect(buildLocalePath(locale, addressBookPath))
  return <AddressEditor title="editTitle" id={address.id} address={address} locale={locale} />
}
