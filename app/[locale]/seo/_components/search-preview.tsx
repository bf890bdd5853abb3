import { type SearchDevice, truncateForSearch } from "#lib/seo-tools/search-snippet.ts"
import type { MetaTextLabels, SearchFrame, Texts } from "./meta-text-props.ts"

type SearchPreviewProps = {
  device: SearchDevice
  texts: Texts
  frame: SearchFrame
  labels: MetaTextLabels["search"]
}

/** Renders a search result as Google shows it, truncated where Google truncates it. */
export function SearchPreview({ device, texts, frame, labels }: SearchPreviewProps) {
  const { siteName, domain, faviconPath, trail, day, facts } = frame
  const datePrefix = day === "" ? "" : `${day} — `
  const cut = truncateForSearch({ ...texts, description: datePrefix + texts.description }, device)
  const hasDescription = texts.description.trim() !== ""
  // Phones show only the domain.
  const address = device === "phone" ? [domain] : trail
  return (
    <figure className="studio-search" data-device={device}>
      <figcaption className="text-sm font-semibold">{labels[device]}</figcaption>
      <div className="search-result">
        <div className="search-site">
          <span className="search-icon">
            {/* biome-ignore lint/performance/noImgElement: shows the original file as Google would */}
            {faviconPath && <img src={faviconPath} alt="" width={18} height={18} />}
          </span>
          <span className="min-w-0">
            <span className="search-name">{siteName}</span>
            <span className="search-address">{address.join(" › ")}</span>
          </span>
        </div>
        <p className="search-title" dir="auto">
          {cut.title.text || <i>{labels.noTitle}</i>}
        </p>
        <p className="search-description" dir="auto">
          {hasDescription ? cut.description.text : <i>{labels.noDescription}</i>}
        </p>
        {facts.map((fact) => (
          <p key={fact} className="search-fact">
            {fact}
          </p>
        ))}
      </div>
    </figure>
  )
}
