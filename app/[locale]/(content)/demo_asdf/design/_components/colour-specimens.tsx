import { Icon, iconNames } from "#components/ui/icon.tsx"
import { resolveColour, resolveTextColourOn } from "#components/widgets/colour-codes.ts"
import { Specimens, type Theme } from "./both-themes.tsx"

const backgrounds = ["canvas", "surface", "sunken", "tint"]
const texts = ["ink", "muted", "brand", "accent", "success", "info", "warning", "danger"]
const solids = ["brand", "accent", "deep"]
const lines = ["line", "edge"]
const codes = ["wht", "blk", "bnd", "pri", "sec", "suc", "inf", "wrn", "dng"]

function buildColumns(minRem: number) {
  return { gridTemplateColumns: `repeat(auto-fill, minmax(${minRem}rem, 1fr))` }
}

/**
 * Renders every colour by name, each text colour on each background, and the nine colour codes of
 * editors.
 */
export function ColourSpecimens() {
  return (
    <>
      <Specimens name="Text on each background">
        <div style={buildColumns(8)} className="grid gap-3">
          {backgrounds.map((background) => (
            <div
              key={background}
              style={{ background: `var(--color-${background})` }}
              className="flex flex-col rounded-card border border-line p-3 text-sm"
            >
              <b>{background}</b>
              {texts.map((text) => (
                <span key={text} style={{ color: `var(--color-${text})` }}>
                  {text}
                </span>
              ))}
            </div>
          ))}
        </div>
      </Specimens>
      <Specimens name="Solid backgrounds with their text colour, and lines">
        <div style={buildColumns(6)} className="grid gap-3">
          {solids.map((name) => (
            <p
              key={name}
              style={{ background: `var(--color-${name})`, color: `var(--color-on-${name})` }}
              className="rounded-card p-3 text-sm font-semibold"
            >
              {name}
            </p>
          ))}
          {lines.map((name) => (
            <p
              key={name}
              style={{ borderColor: `var(--color-${name})` }}
              className="rounded-card border-2 p-3 text-sm"
            >
              {name}
            </p>
          ))}
        </div>
      </Specimens>
      <Specimens name="Colour codes of editors">
        <div style={buildColumns(3.5)} className="grid gap-2">
          {codes.map((code) => (
            <p
              key={code}
              style={{
                background: resolveColour(code) ?? undefined,
                color: resolveTextColourOn(code) ?? undefined,
              }}
              className="rounded-lg p-2 text-center text-sm font-semibold"
            >
              {code}
            </p>
          ))}
        </div>
      </Specimens>
    </>
  )
}

const logos = [
  ["lockup", "Bird and name", 64],
  ["stacked", "Bird above name", 128],
  ["wordmark", "Name alone", 32],
  ["bird", "Bird alone", 64],
] as const

/** Renders the logos of a theme and the small icons. */
export function BrandSpecimens({ theme }: { theme: Theme }) {
  return (
    <>
      {logos.map(([file, name, heightPx]) => (
        <Specimens key={file} name={name}>
          {/* biome-ignore lint/performance/noImgElement: an SVG needs no responsive sizes */}
          <img
            src={`/brand/${file}-${theme}.svg`}
            alt=""
            height={heightPx}
            style={{ height: heightPx }}
            className="max-w-full self-start object-contain"
          />
        </Specimens>
      ))}
      <Specimens name="Small icons">
        <ul className="flex flex-wrap gap-4">
          {iconNames.map((name) => (
            <li key={name} className="flex min-w-16 flex-col items-center gap-1 text-xs text-muted">
              <Icon name={name} className="size-5 text-ink" />
              {name}
            </li>
          ))}
        </ul>
      </Specimens>
    </>
  )
}
