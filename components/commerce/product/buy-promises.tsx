import { getTranslations } from "next-intl/server"
import type { ReactNode } from "react"
import { Icon, type IconName } from "#components/ui/icon.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import { getArrivalAnywhere } from "#lib/api/arrival.ts"
import type { Product } from "#lib/catalogue/product.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { buildDeliveryPromise, type PromiseLine } from "#lib/contract/rules/delivery-promise.ts"
import { listPlaces } from "#lib/i18n/list-places.ts"
import { getPromiseFormatter } from "#lib/i18n/promise-texts.ts"
import { formatMoney } from "#lib/money.ts"
import type { FreeDelivery } from "#lib/site/site.ts"
import type { ArrivalLabels } from "../arrival-dates.tsx"
import type { ProductIslands } from "./product-islands.ts"

const icons: Partial<Record<PromiseLine["name"], IconName>> = { quote: "truck", tickets: "info" }

/** Renders the dispatch time, the delivery costs and the product's own shipping note. */
export async function BuyPromises({
  product,
  free,
  Arrival,
  locale,
}: {
  product: Pick<Product, "slug" | "shippingNote" | "delivery" | "leadDays">
  /** Null while the shop takes no orders. */
  Arrival: ProductIslands["Arrival"] | null
  free: FreeDelivery
  locale: string
}) {
  const t = await getTranslations({ locale, namespace: "product" })
  const formatPromise = await getPromiseFormatter(locale)
  const promise = buildDeliveryPromise([product])
  // Without scripts there is no form for the dates at a postcode.
  const anywhere = promise.isPosted && Arrival ? await getArrivalAnywhere(product) : null
  return (
    <ul className="stack-2.5 border-t border-line pt-5 text-sm">
      {promise.lines.map((line) => (
        <PromiseItem key={line.name} icon={icons[line.name] ?? "clock"}>
          {formatPromise(line)}
        </PromiseItem>
      ))}
      {anywhere && (
        <PromiseItem icon="truck" className="hidden noscript:flex">
          {t("arrival.anywhere", { promise: formatPromise(anywhere) })}
        </PromiseItem>
      )}
      {promise.isPosted && Arrival && (
        <li className="noscript:hidden print:hidden">
          <Arrival slug={product.slug} locale={locale} labels={await getArrivalLabels(locale)} />
        </li>
      )}
      {promise.isPosted && <FreePromise free={free} locale={locale} />}
      {product.shippingNote !== "" && (
        <PromiseItem icon="info">
          {t.rich("shippingNote", {
            note: product.shippingNote,
            strong: (words) => <strong>{words}</strong>,
          })}
        </PromiseItem>
      )}
      <PromiseItem icon="box">
        <ShopLink
          href={buildLocalePath(locale, "/shipping-and-returns")}
          className="-my-3 inline-block py-3 underline underline-offset-4"
        >
          {t("promise.policy")}
        </ShopLink>
      </PromiseItem>
    </ul>
  )
}

async function getArrivalLabels(locale: string): Promise<ArrivalLabels> {
  const [t, tDelivery] = await Promise.all([
    getTranslations({ locale, namespace: "product.arrival" }),
    getTranslations({ locale, namespace: "cart.delivery" }),
  ])
  return {
    postcode: tDelivery("postcode"),
    show: t("show"),
    invalid: tDelivery("postcodeError"),
    unknown: t("unknown", { postcode: "{postcode}" }),
    failed: t("failed"),
  }
}

/** Renders the conditions of free delivery; nothing without any. */
async function FreePromise({ free, locale }: { free: FreeDelivery; locale: string }) {
  const t = await getTranslations({ locale, namespace: "product.promise" })
  const amount = free.over === null ? "" : formatMoney(free.over, locale)
  const places = listPlaces(free.regions, locale)
  if (amount === "" && places === "") return null
  const key = places === "" ? "freePost" : amount === "" ? "freeLocal" : "free"
  return <PromiseItem icon="truck">{t(key, { amount, places })}</PromiseItem>
}

type PromiseItemProps = { icon: IconName; className?: string; children: ReactNode }

function PromiseItem({ icon, className = "flex", children }: PromiseItemProps) {
  return (
    <li className={`gap-3 ${className}`}>
      <Icon name={icon} className="mt-0.5 size-5 text-brand" />
      <span>{children}</span>
    </li>
  )
}
