import type { TextLength } from "#lib/studio/search-snippet.ts"
import type { Network } from "#lib/studio/social-cards.ts"

export type Texts = { title: string; description: string }

/** What surrounds a search result's texts. */
export type SearchFrame = {
  siteName: string
  domain: string
  faviconPath: string | null
  /** The shop's address and the names between it and the page. */
  trail: readonly string[]
  /** Day of an article, before its description. */
  day: string
  /** Stars, prices and stock, as sentences. */
  facts: readonly string[]
}

/** What surrounds a card's texts. */
export type CardFrame = {
  domain: string
  siteName: string
  faviconPath: string | null
  picture: { path: string; alt: string } | null
  /** Whether the page asks X for its small card. */
  isSmallOnX: boolean
  /** What the page says in its texts for cards now. */
  own: Texts
}

export type ProposalLabels = {
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
  /** What X writes below a picture, with "{domain}". */
  from: string
  themes: { light: string; dark: string }
  noPicture: string
}

export type ProposalProps = {
  /** The studio's own address, and what it shows besides the texts. */
  action: string
  query: Readonly<Record<string, string>>
  /** What the page says now. */
  own: Texts
  /** What to begin with in its place. */
  proposed: Texts | null
  search: SearchFrame
  /** Why search engines show no result of the page; "" where they may. */
  unshown: string
  card: CardFrame
  editor: { text: string; href: string | null; link: string }
  labels: ProposalLabels
}
