/** A redirect on the way to a page. */
export type RedirectHop = { status: number; location: string }

export type Alternate = { lang: string; href: string }
type ParsedIcon = { rel: string; href: string; media: string | null }

/** Content of the head of a page. A text is null if its element is missing, "" if it is empty. */
export type ParsedHead = {
  title: string | null
  description: string | null
  /** Absolute, or as written if it is no valid URL. Null if there is none. */
  canonical: string | null
  /** All robots rules of the head, lower case, separated by commas; "" for none. */
  robots: string
  hreflang: readonly Alternate[]
  /** Open Graph tags by property (`og:title`, `product:price:amount`); the first of each. */
  og: Readonly<Record<string, string>>
  /** X card tags by name (`twitter:card`); the first of each. */
  twitter: Readonly<Record<string, string>>
  icons: readonly ParsedIcon[]
  lang: string | null
  dir: string | null
}

export type ParsedHeading = { level: 1 | 2 | 3 | 4 | 5 | 6; text: string }

export type ParsedLink = {
  /** Absolute, or as written if it is no valid URL. */
  href: string
  /** Path and query of a page of this shop, null for anything else. */
  path: string | null
  /** Link text, else its label: the alternative text of its image or an attribute. */
  text: string
  isNofollow: boolean
}

export type ParsedImage = {
  /** Absolute, or as written if it is no valid URL. */
  src: string
  /** Null without an alternative text; "" for a decorative image. */
  alt: string | null
  widthPx: number | null
  heightPx: number | null
}

/** One block of JSON-LD: its data, or why it cannot be parsed. */
export type ParsedStructuredData = { data: unknown; problem: string | null }

/** Data parsed from the HTML of a page. */
export type ParsedPage = {
  head: ParsedHead
  headings: readonly ParsedHeading[]
  links: readonly ParsedLink[]
  images: readonly ParsedImage[]
  structuredData: readonly ParsedStructuredData[]
  /** Visible text as a crawler without JavaScript reads it, on one line. */
  words: string
  wordCount: number
  /** Words of the main content: without header, navigation and footer. */
  mainWordCount: number
  /**
   * The first text of the main content in the shop's source language; "" for none, and for a page in
   * that language.
   */
  untranslated: string
}

/** A page of the shop, fetched and parsed. */
export type PageReport = ParsedPage & {
  /** Requested path. */
  path: string
  /** Absolute URL of the page after all redirects. */
  url: string
  /** The redirects before it, in order. */
  chain: readonly RedirectHop[]
  /** Status of the last response; of the redirect itself if that leads to another host or loops. */
  status: number
  contentType: string
  /** Size of the uncompressed response; for a file other than HTML its Content-Length, or 0. */
  bytes: number
  /** "" for anything but HTML. */
  html: string
  /** The `X-Robots-Tag` header in lower case, "" for none. */
  robotsHeader: string
}

/** True if the robots rules of a head or a header exclude a page from the index. */
export function isNoindex(...rules: readonly string[]): boolean {
  return rules.some((rule) => /(?:^|[\s,:])(?:noindex|none)(?:$|[\s,])/.test(rule))
}
