import { getTranslations } from "next-intl/server"
import { ShopLink } from "#components/ui/shop-link.tsx"
import { buildListSearch } from "#lib/catalogue/list-query.ts"
import {
  buildLiteralPath,
  buildUnderstoodList,
  getTypedBounds,
  listUnderstoodLabels,
  type UnderstoodSearch,
} from "#lib/catalogue/shop-search.ts"
import { buildLocalePath, getLanguageTag } from "#lib/contract/languages.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { formatRoundMoney } from "#lib/money.ts"

type UnderstoodLineProps = { locale: string; query: string; understood: UnderstoodSearch }

const linkClass = "inline-flex min-h-11 items-center underline underline-offset-4"

/**
 * Renders how a search was understood, with the way back to its literal words. If the search was
 * literal, because a product has that name, renders the way to what else it could mean.
 */
export async function UnderstoodLine({ locale, query, understood }: UnderstoodLineProps) {
  const t = await getTranslations({ locale, namespace: "search" })
  const text = buildText(understood, locale, t)
  if (!understood.isApplied) {
    const list = buildUnderstoodList(understood)
    return (
      list && (
        <p>
          <ShopLink
            href={buildLocalePath(locale, list.path + buildListSearch(list.query.choice))}
            className={linkClass}
          >
            {text}
          </ShopLink>
        </p>
      )
    )
  }
  return (
    <div>
      {text !== null && <p className="font-semibold">{text}</p>}
      {understood.ignoredPrice !== null && (
        <p>{t("ignoredPrice", { price: understood.ignoredPrice })}</p>
      )}
      <ShopLink href={buildLocalePath(locale, buildLiteralPath(query))} className={linkClass}>
        {t("literal", { query })}
      </ShopLink>
    </div>
  )
}

/** Returns the text for what was understood; null if only a price was left out. */
function buildText(
  understood: UnderstoodSearch,
  locale: string,
  t: TextsOf<"search">,
): string | null {
  const { words, price, sku } = understood
  if (sku !== null) return t("sku", { code: sku })
  const conditions = listUnderstoodLabels(understood).map((value) => t("conditions.value", value))
  if (price !== null) conditions.push(buildPriceText(price, locale, t))
  if (conditions.length === 0) return null
  const list = new Intl.ListFormat(getLanguageTag(locale), { type: "unit" }).format(conditions)
  return words === ""
    ? t("understoodAll", { conditions: list })
    : t("understood", { conditions: list, words })
}

function buildPriceText(
  price: NonNullable<UnderstoodSearch["price"]>,
  locale: string,
  t: TextsOf<"search">,
): string {
  const bounds = getTypedBounds(price)
  const min = formatRoundMoney(bounds.min, locale)
  const max = formatRoundMoney(bounds.max, locale)
  return t(`conditions.${price.kind}`, { min, max })
}
