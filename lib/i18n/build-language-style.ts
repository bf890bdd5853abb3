import { getDirection } from "#lib/contract/languages.ts"

/** Styles of a script beyond the shop's stylesheet, which is made for Latin. */
type Script = {
  /** Fonts with the script's glyphs on phones and computers, after those for Latin. */
  fonts?: string
  /** Line heights of headings, from the largest to the smallest: room for marks above or below. */
  headingLines?: readonly [number, number, number, number, number]
  /** Further declarations on the root element. */
  root?: string
}

/** Turns off serifs, italics and tight tracking, which suit only Latin. */
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
 * Styles of right-to-left pages. Every text runs in the direction of its first strong character and
 * aligns with its surroundings, but a button's in its middle; elements with their own direction align
 * to their own side. Email addresses, URLs and numbers are entered from left to right.
 */
const rightToLeft = [
  "@layer base{",
  "body :not([dir],bdo,.price,b,strong,em,i){unicode-bidi:plaintext;text-align:-webkit-match-parent;text-align:match-parent}",
  "body button:not([dir]){text-align:center}",
  "[dir]{text-align:start}",
  "input:is([type=email],[type=tel],[type=url],[type=password]){direction:ltr;text-align:right}",
  "}",
  ":is(th,td,caption,.text-start,.preferences button):not([dir] [dir] *){text-align:right}",
  ".text-end:not([dir] [dir] *){text-align:left}",
].join("")

/** Returns the styles for pages in this language; null if the shop's own are enough. */
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
