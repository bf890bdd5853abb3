"use client"

import { cutForSearch, type SearchDevice } from "#lib/studio/search-snippet.ts"
import type { ProposalLabels, SearchFrame, Texts } from "./proposal-props.ts"

type SearchPreviewProps = {
  device: SearchDevice
  texts: Texts
  frame: SearchFrame
  labels: ProposalLabels["search"]
}

/** A search result as Google shows it, cut where Google cuts it. */
export function SearchPreview({ device, texts, frame, labels }: SearchPreviewProps) {
  const { siteName, domain, faviconPath, trail, day, facts } = frame
  const begun = day === "" ? "" : `${day} — `
  const cut = cutForSearch({ ...texts, description: begun + texts.description }, device)
  const hasDescription = texts.description.trim() !== ""
  // Phones show the domain alone.
  const address = device === "phone" ? [domain] : trail
  return (
    <figure className="studio-search" data-device={device}>
      <figcaption className="text-sm font-semibold">{labels[device]}</figcaption>
      <div className="search-result">
        <div className="search-site">
          <span className="search-icon">
            {/* biome-ignore lint/performance/noImgElement: the very file that Google would show */}
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
