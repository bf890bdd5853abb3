import { getTranslations } from "next-intl/server"
import { Icon } from "#components/ui/icon.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import {
  buildListSearch,
  defaultChoice,
  isFiltered,
  type ListChoice,
} from "#lib/catalogue/list-query.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { formatMoney } from "#lib/money.ts"

type ChosenFiltersProps = {
  locale: string
  /** Path of the default list, without the language prefix. */
  path: string
  choice: ListChoice
  /** Names and values in the language of the page, by the English ones. */
  labels?: Readonly<Record<string, string>>
}

/** Renders each chosen filter as a link to the list without it; nothing if none is chosen. */
export async function ChosenFilters({ locale, path, choice, labels = {} }: ChosenFiltersProps) {
  if (!isFiltered(choice)) return null
  const t = await getTranslations({ locale, namespace: "lists" })
  const buildHref = (rest: ListChoice) => buildLocalePath(locale, `${path}${buildListSearch(rest)}`)
  return (
    <ul aria-label={t("chosen")} className="flex flex-wrap gap-2">
      {listChosen(choice, { locale, labels }, t).map(({ text, rest }) => (
        <li key={text}>
          <ShopLink
            href={buildHref(rest)}
            aria-label={t("remove", { filter: text })}
            className="chip px-3 hover:border-brand"
          >
            {text}
            <Icon name="close" className="size-4" />
          </ShopLink>
        </li>
      ))}
      <li>
        <ShopLink
          href={buildHref({ ...defaultChoice, sort: choice.sort })}
          className="flex min-h-11 items-center px-2 text-sm underline underline-offset-4"
        >
          {t("clear")}
        </ShopLink>
      </li>
    </ul>
  )
}

/** Lists the chosen filters, each with the choice that is left without it. */
function listChosen(
  choice: ListChoice,
  { locale, labels }: Required<Pick<ChosenFiltersProps, "locale" | "labels">>,
  t: TextsOf<"lists">,
): { text: string; rest: ListChoice }[] {
  const { min, max, values } = choice
  return [
    ...values.map((chosen) => ({
      text: t("named", {
        name: labels[chosen.name] ?? chosen.name,
        value: labels[chosen.value] ?? chosen.value,
      }),
      rest: { ...choice, values: values.filter((each) => each !== chosen) },
    })),
    ...(min === null
      ? []
      : [{ text: t("from", { price: formatMoney(min, locale) }), rest: { ...choice, min: null } }]),
    ...(max === null
      ? []
      : [{ text: t("upTo", { price: formatMoney(max, locale) }), rest: { ...choice, max: null } }]),
    ...(choice.minStars === null
      ? []
      : [{ text: t("ratingUp", { stars: choice.minStars }), rest: { ...choice, minStars: null } }]),
    ...(["inStock", "onSpecial", "personalised"] as const)
      .filter((flag) => choice[flag])
      .map((flag) => ({ text: t(flag), rest: { ...choice, [flag]: false } })),
  ]
}
