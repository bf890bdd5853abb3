import { getTranslations } from "next-intl/server"

/** Returns a formatter of ratings: "Rated 4.5 out of 5". */
export async function getRatingText(locale: string): Promise<(rating: number) => string> {
  const t = await getTranslations({ locale, namespace: "testimonials" })
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  return (rating) => t("rating", { rating: numbers.format(rating) })
}
