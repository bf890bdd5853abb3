import { getLocale, getTranslations } from "next-intl/server"
import { buildButtonClass } from "#components/ui/button.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import { buildLocalePath } from "#lib/contract/languages.ts"

export default async function NotFound() {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("notFound")])
  return (
    <div className="mx-auto max-w-2xl px-4 py-16 text-center">
      <h1 className="text-3xl font-bold">{t("heading")}</h1>
      <p className="mt-3">{t("sorry")}</p>
      <p className="mt-1">{t("visit")}</p>
      <p className="mt-6">
        <ShopLink href={buildLocalePath(locale, "/")} className={buildButtonClass()}>
          {t("home")}
        </ShopLink>
      </p>
    </div>
  )
}
