import { getTranslations } from "next-intl/server"

/** Renders the mark of reviews that belong to the demonstration shop: no customer wrote them. */
export async function DemoBadge({ locale }: { locale: string }) {
  const t = await getTranslations({ locale, namespace: "review" })
  return (
    <span className="rounded-sm border border-line px-2 py-0.5 text-xs font-semibold">
      {t("demo")}
    </span>
  )
}
