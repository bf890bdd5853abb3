/** A redirect that was met on the way to a page. */
export type RedirectHop = { status: number; location: string }

export type Alternate = { lang: string; href: string }
export type ReadIcon = { rel: string; href: string; media: string | null }
export type ReadThemeColour = { content: string; media: string | null }

/** What the head says of a page. A text is null where its element is missing, "" where it is empty. */
export type ReadHead = {
  title: string | null
  description: string | null
  /** Absolute, or as it is written where it is no address. Null where there is none. */
  canonical: string | null
  /** Every rule for robots of the head, lower case, with commas between; "" for none. */
  robots: string
  hreflang: readonly Alternate[]
  /** Open Graph by property (`og:title`, `product:price:amount`); the first of each. */
  og: Readonly<Record<string, string>>
  /** X cards by name (`twitter:card`); the first of each. */
  twitter: Readonly<Record<string, string>>
  icons: readonly ReadIcon[]
  lang: string | null
  dir: string | null
  themeColours: readonly ReadThemeColour[]
}

export type ReadHeading = { level: 1 | 2 | 3 | 4 | 5 | 6; text: string }

export type ReadLink = {
  /** Absolute, or as it is written where it is no address. */
  href: string
  /** Path and query for a page of this shop, null for everything else. */
  path: string | null
  /** Its words, else what names it: the alternative text of its picture, its label. */
  text: string
  rel: string
  isNofollow: boolean
}

export type ReadImage = {
  /** Absolute, or as it is written where it is no address. */
  src: string
  /** Null where there is no alternative text; "" says that the picture only decorates. */
  alt: string | null
  widthPx: number | null
  heightPx: number | null
  loading: string | null
}

/** One block of JSON-LD: its data, or why it has none. */
export type ReadStructuredData = { raw: string; data: unknown; problem: string | null }

/** What can be read from the HTML of a page. */
export type ReadPage = {
  head: ReadHead
  headings: readonly ReadHeading[]
  links: readonly ReadLink[]
  images: readonly ReadImage[]
  structuredData: readonly ReadStructuredData[]
  /** Visible text as a crawler without scripts reads it, in one line. */
  words: string
  wordCount: number
  /** Words of the page's own content: without header, navigation and footer. */
  mainWordCount: number
}

/** A page of the shop as it was answered and read. */
export type PageReport = ReadPage & {
  /** The path that was asked for. */
  path: string
  /** Absolute address of the page that was read in the end, after all redirects. */
  url: string
  /** The redirects before it, in order. */
  chain: readonly RedirectHop[]
  /** Of the last answer: a redirect that leaves the shop or never ends keeps its own. */
  status: number
  contentType: string
  /** Bytes of the answer, uncompressed; of a file that is not HTML what it says of itself, or 0. */
  bytes: number
  /** "" for anything but HTML. */
  html: string
  /** The `X-Robots-Tag` header in lower case, "" for none. */
  robotsHeader: string
}
