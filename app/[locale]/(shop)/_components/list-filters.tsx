import { getTranslations } from "next-intl/server"
import { Button } from "#components/ui/button.tsx"
import { Icon } from "#components/ui/icon.tsx"
import { StaticMarkup } from "#components/ui/static-markup.tsx"
import type { ListChoice, ListQuery } from "#lib/catalogue/list-query.ts"
import type { FacetValues, ProductFacets } from "#lib/catalogue/product-facets.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { parseCents } from "#lib/contract/money.ts"
import { buildFilterText } from "#lib/contract/product-filter.ts"
import { buildLangAttributes } from "#lib/i18n/localise-content.ts"
import { formatMoney } from "#lib/money.ts"

export const listFormId = "list-form"
export const listDrawerId = "list-drawer"
/** The others are opened by a click: each value is one press of Tab before the products. */
const maxOpenFacets = 2

type ListFiltersProps = {
  locale: string
  /** Path of the default list, without the language prefix. */
  path: string
  query: ListQuery
  facets: ProductFacets
  /** Number of products in the list. */
  count: number
}

/**
 * Renders the filters of a list as a form (GET): beside the list on wide screens, a popover on narrow
 * ones, which opens, closes and handles Escape without JavaScript.
 */
export async function ListFilters({ locale, path, query, facets, count }: ListFiltersProps) {
  const t = await getTranslations({ locale, namespace: "lists" })
  const { choice } = query
  const shown = facets.values.filter((facet) => isUseful(facet, choice, count))
  return (
    <StaticMarkup
      as="section"
      id={listDrawerId}
      popover="auto"
      aria-label={t("filters")}
      className="list-drawer"
    >
      <button
        type="button"
        popoverTarget={listDrawerId}
        popoverTargetAction="hide"
        aria-label={t("close")}
        className="float-end flex size-11 items-center justify-center rounded-lg lg:hidden"
      >
        <Icon name="close" />
      </button>
      <form
        id={listFormId}
        method="get"
        action={buildLocalePath(locale, path)}
        data-list-form=""
        className="stack-4"
      >
        <PriceFields locale={locale} query={query} price={facets.price} />
        <Flags locale={locale} choice={choice} facets={facets} />
        <RatingChoice locale={locale} chosen={choice.minStars} ratings={facets.ratings} />
        {shown.map((facet, at) => (
          <Facet
            key={facet.name}
            locale={locale}
            facet={facet}
            labels={facets.termLabels ?? {}}
            choice={choice}
            isOpen={at < maxOpenFacets}
          />
        ))}
        <div className="list-apply">
          <Button type="submit" className="w-full">
            {t("apply")}
          </Button>
        </div>
      </form>
    </StaticMarkup>
  )
}

/** True if a facet distinguishes products, or a value of it is chosen. */
function isUseful({ name, values }: FacetValues, choice: ListChoice, count: number): boolean {
  const isChosen = choice.values.some((chosen) => chosen.name === name)
  return isChosen || values.length > 1 || values.some((only) => only.count < count)
}

type PriceFieldsProps = { locale: string; query: ListQuery; price: ProductFacets["price"] }

async function PriceFields({ locale, query, price }: PriceFieldsProps) {
  const t = await getTranslations({ locale, namespace: "lists" })
  const { typedPrices, priceError } = query
  const error = priceError && t(`priceErrors.${priceError}`)
  const describedBy = error ? "list-price-error" : "list-price-range"
  return (
    <fieldset className="facet">
      <legend>{t("price")}</legend>
      {price && (
        <p id="list-price-range" className="text-sm text-muted">
          {t("range", {
            min: formatMoney(parseCents(price.min), locale),
            max: formatMoney(parseCents(price.max), locale),
          })}
        </p>
      )}
      <div className="flex gap-2">
        {(["min", "max"] as const).map((bound) => (
          <label key={bound} className="min-w-0 flex-1 text-sm">
            {t(bound)}
            <input
              name={bound}
              inputMode="decimal"
              autoComplete="off"
              maxLength={20}
              defaultValue={typedPrices[bound]}
              aria-describedby={describedBy}
              aria-invalid={error ? true : undefined}
              className="control"
            />
          </label>
        ))}
      </div>
      {error && (
        <p id="list-price-error" className="text-sm text-danger">
          {error}
        </p>
      )}
    </fieldset>
  )
}

type FlagsProps = { locale: string; choice: ListChoice; facets: ProductFacets }

async function Flags({ locale, choice, facets }: FlagsProps) {
  const t = await getTranslations({ locale, namespace: "lists" })
  const flags = [
    { name: "in_stock", text: t("inStock"), count: facets.inStock, isOn: choice.inStock },
    { name: "on_special", text: t("onSpecial"), count: facets.onSpecial, isOn: choice.onSpecial },
    {
      name: "personalised",
      text: t("personalised"),
      count: facets.personalised,
      isOn: choice.personalised,
    },
  ].filter(({ count, isOn }) => count > 0 || isOn)
  if (flags.length === 0) return null
  return (
    <fieldset className="facet">
      <legend>{t("kind")}</legend>
      {flags.map(({ name, text, count, isOn }) => (
        <label key={name}>
          <input type="checkbox" name={name} value="1" defaultChecked={isOn} />
          <span>{text}</span>
          <small>{count}</small>
        </label>
      ))}
    </fieldset>
  )
}

type RatingChoiceProps = {
  locale: string
  chosen: number | null
  ratings: ProductFacets["ratings"]
}

/** Renders the choice of the lowest average rating; nothing if no product has such a rating. */
async function RatingChoice({ locale, chosen, ratings }: RatingChoiceProps) {
  const isMissing = chosen !== null && !ratings.some(({ min }) => min === chosen)
  const steps = isMissing ? [...ratings, { min: chosen, count: 0 }] : ratings
  if (steps.length === 0) return null
  const t = await getTranslations({ locale, namespace: "lists" })
  return (
    <fieldset className="facet">
      <legend>{t("rating")}</legend>
      <label>
        <input type="radio" name="rating" value="" defaultChecked={chosen === null} />
        <span>{t("ratingAny")}</span>
      </label>
      {steps.map(({ min, count }) => (
        <label key={min}>
          <input type="radio" name="rating" value={String(min)} defaultChecked={chosen === min} />
          <span>{t("ratingUp", { stars: min })}</span>
          <small>{count}</small>
        </label>
      ))}
    </fieldset>
  )
}

type FacetProps = {
  locale: string
  facet: FacetValues
  /** Names and values in the language of the page, by the English ones. */
  labels: Readonly<Record<string, string>>
  choice: ListChoice
  isOpen: boolean
}

/** Renders a facet, open if a value of it is chosen or if it is one of the first. */
function Facet({ locale, facet: { name, values }, labels, choice, isOpen }: FacetProps) {
  const chosen = new Set(choice.values.map(buildFilterText))
  const isChosen = choice.values.some((each) => each.name === name)
  return (
    <details open={isOpen || isChosen}>
      <summary
        className="min-h-11 cursor-pointer py-2 font-semibold"
        {...buildLangAttributes(locale, "", name in labels)}
      >
        {labels[name] ?? name}
      </summary>
      <fieldset className="facet" aria-label={labels[name] ?? name}>
        {values.map(({ value, count }) => {
          const text = buildFilterText({ name, value })
          return (
            <label key={value}>
              <input type="checkbox" name="filter" value={text} defaultChecked={chosen.has(text)} />
              <span {...buildLangAttributes(locale, "", value in labels)}>
                {labels[value] ?? value}
              </span>
              <small>{count}</small>
            </label>
          )
        })}
      </fieldset>
    </details>
  )
}
