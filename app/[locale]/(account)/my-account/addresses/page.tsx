import type { Metadata } from "next"
import { setRequestLocale } from "next-intl/server"
import { addressBookPath, parseAddressNotice } from "#lib/account/address-book.ts"
import { AddressBook } from "./_components/address-book.tsx"
import { buildAddressMetadata, requireAddressBook } from "./page-data.ts"

type Props = {
  params: Promise<{ locale: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return buildAddressMetadata("title", addressBookPath, (await params).locale)
}

export default async function AddressBookPage({ params, searchParams }: Props) {
  const { locale } = await params
  setRequestLocale(locale)
  const data = await requireAddressBook(locale)
  const notice = parseAddressNotice((await searchParams).notice)
  return <AddressBook {...data} notice={notice} locale={locale} />
}
