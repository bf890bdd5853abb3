import type { TextLength } from "#lib/seo-tools/search-snippet.ts"
import type { Network } from "#lib/seo-tools/social-cards.ts"

export type Texts = { title: string; description: string }

/** Elements of a search result around its title and description. */
export type SearchFrame = {
  siteName: string
  domain: string
  faviconPath: string | null
  /** The site's URL and the breadcrumb names between it and the page. */
  trail: readonly string[]
  /** Date of an article, shown before its description. */
  day: string
  /** Rating, price and stock, as readable text. */
  facts: readonly string[]
}

/** Elements of a social card around its texts. */
export type CardFrame = {
  domain: string
  siteName: string
  faviconPath: string | null
  picture: { path: string; alt: string } | null
  /** Whether the page requests X's small card. */
  isSmallOnX: boolean
  /** Current texts of the page for social cards. */
  own: Texts
}

export type MetaTextLabels = {
  texts: { heading: string; intro: string }
  cards: { heading: string; intro: string }
  fields: { title: string; description: string; show: string; reset: string }
  length: Record<TextLength["state"], string> & { measure: string }
  copy: {
    title: string
    description: string
    link: string
    done: string
    failed: string
  }
  search: { desktop: string; phone: string; noTitle: string; noDescription: string }
  networks: Record<Network, string>
  /** Text that X shows below an image, with the placeholder "{domain}". */
  from: string
  themes: { light: string; dark: string }
  noPicture: string
}

export type MetaTextEditorProps = {
  /** URL of the studio; `query` holds its parameters besides the texts. */
  action: string
  query: Readonly<Record<string, string>>
  /** Current title and description of the page. */
  own: Texts
  /** Draft to start with in place of the current texts. */
  proposed: Texts | null
  search: SearchFrame
  /** Why search engines show no result of the page; "" if they may. */
  unshown: string
  card: CardFrame
  editor: { text: string; href: string | null; link: string }
  labels: MetaTextLabels
}
