import { getTranslations } from "next-intl/server"
import type { AddressNotice } from "#lib/account/address-paths.ts"

const bad: readonly AddressNotice[] = ["failed", "rejected", "signedOut"]

/** Renders the result of the last address action. */
export async function AddressNoticeLine({
  notice,
  locale,
}: {
  notice: AddressNotice
  locale: string
}) {
  const t = await getTranslations({ locale, namespace: "address" })
  const isBad = bad.includes(notice)
  return (
    <p
      role={isBad ? "alert" : "status"}
      className={`rounded-card border-s-4 bg-sunken p-4 font-semibold ${isBad ? "border-danger text-danger" : "border-success text-success"}`}
    >
      {t(`notices.${notice}`)}
    </p>
  )
}
