import { getDirection } from "#lib/contract/languages.ts"

/** Scripts that need more than the shop's own stylesheet, which is made for Latin letters. */
type Script = {
  /** Fonts that have the script's letters on phones and computers, after those for Latin letters. */
  fonts?: string
  /** Room for lines of headings, from the largest to the smallest: signs above or below letters. */
  headingLines?: readonly [number, number, number, number, number]
  /** Further rules of the whole page. */
  root?: string
}

/** Serifs, slanting and letters set closer are for Latin letters. */
const withoutLatinLooks = [
  "--font-display:var(--font-sans)",
  "--tracking-tight:normal",
  "--tracking-wide:normal",
  "font-synthesis-style:none",
]
const headingSizes = ["5xl", "4xl", "3xl", "2xl", "xl"]
const square = [1.25, 1.25, 1.3, 1.35, 1.4] as const

const scripts: Readonly<Record<string, Script>> = {
  ar: {
    fonts: '"SF Arabic","Geeza Pro","Noto Sans Arabic","Noto Naskh Arabic",Tahoma',
    headingLines: [1.3, 1.3, 1.35, 1.4, 1.45],
  },
  ja: {
    fonts: '"Hiragino Sans","Yu Gothic Medium",Meiryo,"Noto Sans JP","Noto Sans CJK JP"',
    headingLines: square,
    root: "line-break:strict;word-break:auto-phrase;overflow-wrap:break-word",
  },
  ka: {
    fonts: '"Noto Sans Georgian","Helvetica Neue","DejaVu Sans"',
    headingLines: [1.15, 1.2, 1.2, 1.25, 1.3],
  },
  ko: {
    fonts: '"Apple SD Gothic Neo","Malgun Gothic","Noto Sans KR","Noto Sans CJK KR"',
    headingLines: square,
    root: "word-break:keep-all;overflow-wrap:break-word",
  },
  vi: { headingLines: [1.2, 1.2, 1.25, 1.25, 1.3] },
  zh: {
    fonts: '"PingFang SC","Microsoft YaHei","Noto Sans SC","Noto Sans CJK SC"',
    headingLines: square,
    root: "line-break:strict;overflow-wrap:break-word",
  },
}

/**
 * Where a page is read from right to left, every text runs the way its first letter does, and
 * stands on the side that what is around it reads from; what says its direction itself stands on
 * its own side. Addresses and numbers are typed from left to right.
 */
const rightToLeft = [
  "@layer base{",
  "body :not([dir],bdo,.price,b,strong,em,i){unicode-bidi:plaintext;text-align:-webkit-match-parent;text-align:match-parent}",
  "[dir]{text-align:start}",
  "input:is([type=email],[type=tel],[type=url],[type=password]){direction:ltr;text-align:right}",
  "}",
  ":is(th,td,caption,.text-start,.preferences button):not([dir] [dir] *){text-align:right}",
  ".text-end:not([dir] [dir] *){text-align:left}",
].join("")

/** Styles that only this language's pages carry; null where the shop's own are enough. */
export function buildLanguageStyle(locale: string): string | null {
  const script = scripts[locale]
  if (!script) return null
  const { fonts, headingLines = [], root } = script
  const rules = [
    ...(fonts ? [`--script:${fonts},sans-serif`, ...withoutLatinLooks] : []),
    ...headingLines.map((height, at) => `--text-${headingSizes[at]}--line-height:${height}`),
    ...(root ? [root] : []),
  ]
  return `:root{${rules.join(";")}}${getDirection(locale) === "rtl" ? rightToLeft : ""}`
}
