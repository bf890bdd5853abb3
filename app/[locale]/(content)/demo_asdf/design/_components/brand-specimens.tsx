import { Icon, iconNames } from "#components/ui/icon.tsx"
import { Specimens, type Theme } from "./both-themes.tsx"

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
