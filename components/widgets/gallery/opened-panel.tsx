import { Button } from "#components/ui/button.tsx"
import type { LightboxLabels } from "#components/ui/lightbox-entry.ts"
import type { EnlargeLabels } from "./enlarge-link.tsx"
import { MiniGallery } from "./mini-gallery.tsx"
import type { OpenedGallery } from "./use-opened-gallery.ts"

export type OpenedPanelLabels = {
  lightbox: LightboxLabels
  enlarge: EnlargeLabels
  share: string
  loading: string
  failed: string
  retry: string
  empty: string
}

type OpenedPanelProps = {
  id: string
  opened: OpenedGallery
  /** Path of the page; the URL of a gallery extends it. */
  path: string
  headingLevel: "h2" | "h3"
  locale: string
  labels: OpenedPanelLabels
  onRetry: (galleryId: number) => void
}

/** Renders the panel below the covers: the opened gallery, or its loading, error or empty state. */
export function OpenedPanel({
  id,
  opened,
  path,
  headingLevel,
  locale,
  labels,
  onRetry,
}: OpenedPanelProps) {
  const isLoading = opened.state === "loading"
  const isEmpty = opened.state === "shown" && opened.gallery.slides.length === 0
  return (
    <>
      <p role="status" className={isLoading || isEmpty ? "mt-6 min-h-40" : "sr-only"}>
        {isLoading && labels.loading}
        {isEmpty && labels.empty}
      </p>
      {opened.state === "failed" && (
        <div role="alert" className="mt-6">
          <p className="mb-3">{labels.failed}</p>
          <Button onClick={() => onRetry(opened.id)}>{labels.retry}</Button>
        </div>
      )}
      {opened.state === "shown" && !isEmpty && (
        <div className="mt-6">
          <MiniGallery
            key={opened.id}
            gallery={opened.gallery}
            path={`${path}/${opened.gallery.url}`}
            id={id}
            headingLevel={headingLevel}
            locale={locale}
            labels={labels}
          />
        </div>
      )}
    </>
  )
}
