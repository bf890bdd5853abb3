import { getTranslations } from "next-intl/server"
import { buildButtonClass } from "#components/ui/button.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import { buildLocalePath } from "#lib/contract/languages.ts"

/** Renders a notice in place of cart or checkout while the shop takes no orders. */
export async function NotSelling({ locale }: { locale: string }) {
  const t = await getTranslations({ locale, namespace: "cart.notSelling" })
  return (
    <div className="stack-6">
      <p className="max-w-prose">{t("text")}</p>
      <ShopLink href={buildLocalePath(locale, "/shop")} prefetch className={buildButtonClass()}>
        {t("shop")}
      </ShopLink>
    </div>
  )
}
