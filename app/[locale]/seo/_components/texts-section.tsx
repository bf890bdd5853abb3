import { getTranslations } from "next-intl/server"
import { buildLocalePath, getLanguageTag } from "#lib/contract/languages.ts"
import { getEnv } from "#lib/env.ts"
import { formatDate } from "#lib/i18n/format-date.ts"
import { buildTextPicker } from "#lib/i18n/texts-of.ts"
import { buildSearchFacts, type SearchFacts } from "#lib/seo-tools/build-search-facts.ts"
import { buildEditorUrl } from "#lib/seo-tools/editor-url.ts"
import { isNoindex } from "#lib/seo-tools/page-report.ts"
import { parseShopPath } from "#lib/seo-tools/shop-path.ts"
import { networks } from "#lib/seo-tools/social-cards.ts"
import type { StudioQuery, StudioReport } from "../page-data.ts"
import { MetaTextEditor } from "./meta-text-editor.tsx"
import type { CardFrame, MetaTextLabels, SearchFrame } from "./meta-text-props.ts"

type TextsSectionProps = { report: StudioReport; query: StudioQuery; locale: string }

/**
 * Renders the search result and the social cards of the page, with editable title and description.
 */
export async function TextsSection({ report, query, locale }: TextsSectionProps) {
  const { SITE_URL: siteUrl } = getEnv()
  const { page, shopName } = report
  const t = await getTranslations({ locale, namespace: "studio.proposal" })
  const { head } = page
  const facts = buildSearchFacts(page, { name: shopName, siteUrl })
  const path = new URL(page.url).pathname
  const isHidden = report.preview === null && isNoindex(head.robots, page.robotsHeader)
  return (
    <MetaTextEditor
      action={buildLocalePath(locale, "/seo")}
      query={{ path: query.typed, locale: query.locale, ...query.preview }}
      own={{ title: head.title ?? "", description: head.description ?? "" }}
      proposed={query.draft}
      unshown={page.status !== 200 || isHidden ? t("unshown") : ""}
      search={await buildSearchFrame(facts, locale)}
      card={buildCardFrame(report, facts, siteUrl)}
      editor={{
        text: t("editor.text", { path }),
        href: buildEditorUrl("sitemap"),
        link: t("editor.link"),
      }}
      labels={await buildMetaTextLabels(locale)}
    />
  )
}

async function buildSearchFrame(facts: SearchFacts, locale: string): Promise<SearchFrame> {
  const t = await getTranslations({ locale, namespace: "studio.proposal.search" })
  const { rating, price, isInStock, publishedAt } = facts
  const format = new Intl.NumberFormat(getLanguageTag(locale))
  const lines = [
    rating &&
      t("rating", {
        value: format.format(rating.value),
        best: format.format(rating.best),
        count: rating.count,
      }),
    price && formatPrices(price, locale),
    isInStock !== null && (isInStock ? t("inStock") : t("outOfStock")),
  ].filter((line) => typeof line === "string")
  const isDated = publishedAt !== null && !Number.isNaN(Date.parse(publishedAt))
  return {
    siteName: facts.siteName,
    domain: facts.domain,
    faviconPath: facts.faviconPath,
    trail: [new URL(getEnv().SITE_URL).origin, ...facts.trail],
    day: isDated ? formatDate(publishedAt, locale) : "",
    facts: lines.length === 0 ? [] : [lines.join(" · ")],
  }
}

function formatPrices({ low, high, currency }: NonNullable<SearchFacts["price"]>, locale: string) {
  const intl = getLanguageTag(locale)
  try {
    const format = new Intl.NumberFormat(intl, { style: "currency", currency })
    return low === high ? format.format(low) : format.formatRange(low, high)
  } catch {
    return `${currency} ${low}`
  }
}

function buildCardFrame({ page }: StudioReport, facts: SearchFacts, siteUrl: string): CardFrame {
  const { og, twitter } = page.head
  const address = og["og:image"] ?? twitter["twitter:image"] ?? ""
  const path = address === "" ? null : parseShopPath(address, siteUrl)
  return {
    domain: facts.domain,
    siteName: facts.siteName,
    faviconPath: facts.faviconPath,
    picture: path === null ? null : { path, alt: (og["og:image:alt"] ?? "").slice(0, 200) },
    isSmallOnX: twitter["twitter:card"] !== "summary_large_image",
    own: { title: og["og:title"] ?? "", description: og["og:description"] ?? "" },
  }
}

/** Maps each placeholder to itself, so that the browser can fill it in. */
const placeholders = {
  width: "{width}",
  max: "{max}",
  characters: "{characters}",
  domain: "{domain}",
}

/** Returns the labels of the meta text editor in the reader's language. */
async function buildMetaTextLabels(locale: string): Promise<MetaTextLabels> {
  const t = await getTranslations({ locale, namespace: "studio.proposal" })
  const tSections = await getTranslations({ locale, namespace: "studio.sections" })
  const some = buildTextPicker<"studio.proposal">(t, placeholders)
  const part = buildTextPicker<"studio.sections">(tSections, placeholders)
  return {
    texts: part("texts", ["heading", "intro"]),
    cards: part("cards", ["heading", "intro"]),
    fields: some("fields", ["title", "description", "show", "reset"]),
    length: some("length", ["measure", "empty", "short", "good", "long"]),
    copy: some("copy", ["title", "description", "link", "done", "failed"]),
    search: some("search", ["desktop", "phone", "noTitle", "noDescription"]),
    networks: some("networks", networks),
    themes: some("themes", ["light", "dark"]),
    from: t("from", placeholders),
    noPicture: t("noPicture"),
  }
}
