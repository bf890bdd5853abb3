import { XMLParser, XMLValidator } from "fast-xml-parser"
import { z } from "zod"
import { defaultLocale, type Locale } from "#lib/contract/languages.ts"
import { parseSitemapFile } from "#lib/seo/crawl/sitemap.ts"
import { requestPage } from "#tests/support/request-page.ts"

const arrayElements = new Set([
  "url",
  "sitemap",
  "entry",
  "item",
  "link",
  "image:image",
  "xhtml:link",
])
const parser = new XMLParser({
  ignoreAttributes: false,
  parseTagValue: false,
  isArray: (name) => arrayElements.has(name),
})

const urlSchema = z.object({
  loc: z.url(),
  lastmod: z.iso.datetime().optional(),
  "image:image": z.array(z.object({ "image:loc": z.url() })).default([]),
  "xhtml:link": z
    .array(
      z.object({ "@_rel": z.literal("alternate"), "@_hreflang": z.string(), "@_href": z.url() }),
    )
    .default([]),
})
const urlsetSchema = z.object({ urlset: z.object({ url: z.array(urlSchema).default([]) }) })
const indexSchema = z.object({
  sitemapindex: z.object({ sitemap: z.array(z.object({ loc: z.url() })).default([]) }),
})
const linkSchema = z.object({ "@_rel": z.string(), "@_href": z.url() })
const atomSchema = z.object({
  feed: z.object({
    id: z.url(),
    title: z.string().min(1),
    updated: z.iso.datetime(),
    link: z.array(linkSchema),
    entry: z.array(
      z.object({
        id: z.url(),
        title: z.string().min(1),
        updated: z.iso.datetime(),
        link: z.array(linkSchema),
      }),
    ),
  }),
})
const productFeedSchema = z.object({
  rss: z.object({
    channel: z.object({
      item: z
        .array(
          z.object({
            "g:id": z.string().min(1).max(50),
            "g:title": z.string().min(1).max(150),
            "g:link": z.url(),
            "g:image_link": z.url(),
            "g:price": z.string().regex(/^\d+\.\d{2} AUD$/),
            "g:availability": z.enum(["in_stock", "out_of_stock"]),
          }),
        )
        .default([]),
    }),
  }),
})

export type SitemapUrl = z.output<typeof urlSchema>

/** Parses an XML document into plain data. Throws if it is not well-formed. */
export function parseXml(xml: string): unknown {
  const result = XMLValidator.validate(xml)
  if (result !== true) throw new Error(`not well-formed XML: ${JSON.stringify(result.err)}`)
  return parser.parse(xml)
}

export const parseUrlset = (xml: string) => urlsetSchema.parse(parseXml(xml)).urlset.url
export const parseSitemapIndex = (xml: string) =>
  indexSchema.parse(parseXml(xml)).sitemapindex.sitemap.map(({ loc }) => loc)
export const parseAtom = (xml: string) => atomSchema.parse(parseXml(xml)).feed
export const parseProductFeed = (xml: string) =>
  productFeedSchema.parse(parseXml(xml)).rss.channel.item

/** Fetches the sitemap index of the running shop and returns the file URLs of one language. */
export async function fetchSitemapFileUrls(locale: Locale): Promise<string[]> {
  const index = await requestPage("/sitemap.xml")
  return parseSitemapIndex(index.html).filter(
    (loc) => parseSitemapFile(loc.slice(loc.lastIndexOf("/") + 1))?.locale === locale,
  )
}

/** Fetches all sitemap files of one language through the index and returns their entries. */
export async function fetchSitemapUrls(locale: Locale = defaultLocale): Promise<SitemapUrl[]> {
  const urls: SitemapUrl[] = []
  for (const loc of await fetchSitemapFileUrls(locale)) {
    const file = await requestPage(new URL(loc).pathname)
    if (file.status !== 200) throw new Error(`${loc} responded with ${file.status}`)
    urls.push(...parseUrlset(file.html))
  }
  return urls
}
