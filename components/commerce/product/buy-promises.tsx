import { getTranslations } from "next-intl/server"
import type { ReactNode } from "react"
import { Icon, type IconName } from "#components/ui/icon.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import type { Product } from "#lib/catalogue/product.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { listPlaces } from "#lib/i18n/list-places.ts"
import { formatMoney } from "#lib/money.ts"
import { processingDays } from "#lib/site/shipping-facts.ts"
import type { FreeDelivery } from "#lib/site/site.ts"

/** When the goods leave and what their way costs; a product's own note takes that place. */
export async function BuyPromises({
  product,
  free,
  locale,
}: {
  product: Pick<Product, "shippingNote">
  free: FreeDelivery
  locale: string
}) {
  const t = await getTranslations({ locale, namespace: "product" })
  return (
    <ul className="space-y-2.5 border-t border-line pt-5 text-sm">
      {product.shippingNote === "" ? (
        <>
          <PromiseLine icon="clock">{t("promise.leaves", processingDays)}</PromiseLine>
          <FreePromise free={free} locale={locale} />
        </>
      ) : (
        <PromiseLine icon="truck">
          {t.rich("shippingNote", {
            note: product.shippingNote,
            strong: (words) => <strong>{words}</strong>,
          })}
        </PromiseLine>
      )}
      <PromiseLine icon="box">
        <ShopLink
          href={buildLocalePath(locale, "/shipping-and-returns")}
          className="-my-3 inline-block py-3 underline underline-offset-4"
        >
          {t("promise.policy")}
        </ShopLink>
      </PromiseLine>
    </ul>
  )
}

/** What is brought free; nothing where nothing is. */
async function FreePromise({ free, locale }: { free: FreeDelivery; locale: string }) {
  const t = await getTranslations({ locale, namespace: "product.promise" })
  const amount = free.over === null ? "" : formatMoney(free.over, locale)
  const places = listPlaces(free.regions, locale)
  if (amount === "" && places === "") return null
  const key = places === "" ? "freePost" : amount === "" ? "freeLocal" : "free"
  return <PromiseLine icon="truck">{t(key, { amount, places })}</PromiseLine>
}

function PromiseLine({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <Icon name={icon} className="mt-0.5 size-5 text-brand" />
      <span>{children}</span>
    </li>
  )
}
