import { resolveColour, resolveTextColourOn } from "#components/widgets/colour-codes.ts"
import { Specimens } from "./both-themes.tsx"

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
