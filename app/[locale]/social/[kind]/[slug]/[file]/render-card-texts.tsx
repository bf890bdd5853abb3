import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { ImageResponse } from "next/og"
import {
  type CardTexts,
  cardColours,
  edgePx,
  logoPx,
  maxUnbrokenLength,
  panelWidthPx,
} from "#lib/seo/social/card-design.ts"
import { socialHeightPx } from "#lib/seo/social/social-card.ts"

const font = "Literata"
let fontFile: Promise<Buffer> | null = null

/** Renders the texts of a card as a transparent PNG, the overlay of its left side. */
export async function renderCardTexts(texts: CardTexts): Promise<Buffer> {
  fontFile ??= readFile(join(process.cwd(), "app/fonts/literata-social.ttf"))
  const data = await fontFile.catch((error: unknown) => {
    fontFile = null
    throw error
  })
  const image = new ImageResponse(<CardPanel {...texts} />, {
    width: panelWidthPx,
    height: socialHeightPx,
    fonts: [{ name: font, data, weight: 600, style: "normal" }],
  })
  return Buffer.from(await image.arrayBuffer())
}

function CardPanel({ shop, name, label, price, fullPrice, hasLogo }: CardTexts) {
  return (
    <div style={panelStyle}>
      <div style={{ ...shopStyle, paddingLeft: hasLogo ? logoPx + 16 : 0 }}>{shop}</div>
      <div
        style={{ display: "flex", flexDirection: "column", flexGrow: 1, justifyContent: "center" }}
      >
        {label && <div style={labelStyle}>{label}</div>}
        {name && <div style={buildNameStyle(name)}>{name}</div>}
      </div>
      {price && <CardPrice price={price} fullPrice={fullPrice} />}
    </div>
  )
}

function CardPrice({ price, fullPrice }: { price: string; fullPrice: string | null }) {
  const fontSize = resolvePriceSize(price, fullPrice)
  const color = fullPrice ? cardColours.accent : cardColours.ink
  return (
    <div style={{ ...priceStyle, fontSize }}>
      <span style={{ color }}>{price}</span>
      {fullPrice && (
        <span style={{ ...fullPriceStyle, fontSize: fontSize * fullPriceShare }}>{fullPrice}</span>
      )}
    </div>
  )
}

const panelStyle = {
  display: "flex",
  flexDirection: "column",
  width: "100%",
  height: "100%",
  padding: edgePx,
  fontFamily: font,
  color: cardColours.ink,
} as const

const shopStyle = {
  display: "flex",
  alignItems: "center",
  height: logoPx - 16,
  fontSize: 30,
  letterSpacing: -0.3,
  color: cardColours.brand,
} as const

const labelStyle = { fontSize: 27, marginBottom: 14, color: cardColours.muted } as const
const fullPriceStyle = {
  marginLeft: 18,
  color: cardColours.muted,
  textDecoration: "line-through",
} as const
const priceStyle = {
  display: "flex",
  alignItems: "baseline",
  height: 56,
  whiteSpace: "nowrap",
} as const

/** Maximum length of a name that certainly fits without truncation, so that it can be balanced. */
const maxBalancedLength = 48
const nameHeightPx = 275

/** Builds the style of the name: the longer, the smaller; overflow ends in an ellipsis. */
function buildNameStyle(name: string) {
  const longestWordLength = Math.max(...name.split(" ").map((word) => word.length))
  const isPlain = longestWordLength <= maxUnbrokenLength
  const fontSize = resolveNameSize(name.length, longestWordLength)
  return {
    display: "block",
    fontSize,
    lineHeight: 1.14,
    letterSpacing: fontSize * -0.012,
    wordBreak: isPlain ? "normal" : "break-word",
    // `textWrap: balance` and `lineClamp` exclude each other: balanced lines are clamped too early.
    ...(isPlain && name.length <= maxBalancedLength
      ? { textWrap: "balance" }
      : { lineClamp: Math.floor(nameHeightPx / (fontSize * 1.14)) }),
  } as const
}

function resolveNameSize(length: number, longestWordLength: number): number {
  if (length <= 24 && longestWordLength <= 12) return 66
  if (longestWordLength > maxUnbrokenLength) return 42
  if (length <= 44) return 54
  return length <= 72 ? 48 : 42
}

const maxPricePx = 46
/** Width of a digit, and size of the full price, both relative to the font size of the price. */
const digitWidth = 0.57
const fullPriceShare = 0.7

/** Returns the largest font size at which both prices fit side by side. */
function resolvePriceSize(price: string, fullPrice: string | null): number {
  const digitCount = price.length + (fullPrice ? fullPrice.length * fullPriceShare + 1 : 0)
  return Math.min(maxPricePx, Math.floor((panelWidthPx - 2 * edgePx) / (digitCount * digitWidth)))
}
