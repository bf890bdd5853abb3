import { buildButtonClass } from "#components/ui/button.tsx"

type MapFrameProps = {
  /** Unique frame name on the page. */
  name: string
  location: string
  frameUrl: string
  placeUrl: string
  /** CSS width. `heightPx` is in pixels. */
  width: string
  heightPx: number
  labels: { title: string; note: string; show: string; open: string; opensNewTab: string }
}

/**
 * Renders a placeholder that loads the map only on click, so that no request goes to Google before.
 * The link targets the frame and needs no JavaScript.
 */
export function MapFrame(props: MapFrameProps) {
  const { name, location, frameUrl, placeUrl, width, heightPx, labels } = props
  return (
    <figure className="max-w-full" style={{ width }}>
      <div
        className="relative grid place-items-center overflow-hidden rounded-card border border-line bg-sunken p-4 text-center"
        style={{ height: heightPx }}
      >
        <div className="grid max-w-prose justify-items-center gap-2">
          <Pin />
          <p className="font-semibold">{location}</p>
          <p className="text-sm text-muted">{labels.note}</p>
        </div>
        <iframe
          name={name}
          title={labels.title}
          allowFullScreen
          className="absolute inset-0 size-full scheme-normal"
        />
      </div>
      <figcaption className="mt-3 flex flex-wrap gap-3">
        <a href={frameUrl} target={name} className={buildButtonClass("primary")}>
          {labels.show}
        </a>
        <a
          href={placeUrl}
          target="_blank"
          rel="noopener noreferrer"
          className={buildButtonClass("secondary")}
        >
          {labels.open}
          <span className="sr-only">{labels.opensNewTab}</span>
        </a>
      </figcaption>
    </figure>
  )
}

function Pin() {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className="size-8 fill-brand">
      <path d="M12 2a7 7 0 0 0-7 7c0 5 7 13 7 13s7-8 7-13a7 7 0 0 0-7-7m0 9.500a2.500 2.500 0 1 1 0-5 2.500 2.500 0 0 1 0 5" />
    </svg>
  )
}

/** Settings of a map: location, zoom level (1 to 20), and whether it shows a marker. */
type MapChoice = { location: string; zoom: number; showsSign: boolean }

const maps = "https://www.google.com/maps"

/** Returns the URL of the embedded map, and of the location in Google Maps itself. */
export function buildMapUrls({ location, zoom, showsSign }: MapChoice, locale: string) {
  const frame = new URLSearchParams({
    q: location,
    z: String(zoom),
    hl: locale,
    iwloc: showsSign ? "A" : "",
    output: "embed",
  })
  const placeQuery = new URLSearchParams({ api: "1", query: location })
  return { frameUrl: `${maps}?${frame}`, placeUrl: `${maps}/search/?${placeQuery}` }
}

/**
 * Returns the CSS width of a map: pixels ("600", "600px") or percent ("50%"); 100% for anything
 * else.
 */
export function resolveMapWidth(width: unknown): string {
  const text = typeof width === "number" ? String(width) : width
  const [, amount, unit = "px"] =
    (typeof text === "string" && /^\s*(\d{1,4})(?:\.\d+)?\s*(px|%)?\s*$/i.exec(text)) || []
  if (!amount || Number(amount) === 0) return "100%"
  if (unit === "%") return `${Math.min(100, Math.max(10, Number(amount)))}%`
  return `${Math.max(100, Number(amount))}px`
}
