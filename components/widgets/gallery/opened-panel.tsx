import { Button } from "#components/ui/button.tsx"
import type { LightboxLabels } from "#components/ui/lightbox-entry.ts"
import { ShareButton } from "#components/ui/share-button.tsx"
import type { Gallery } from "#lib/content/gallery.ts"
import type { EnlargeLabels } from "./enlarge-link.tsx"
import { GalleryGrid } from "./gallery-grid.tsx"
import { LazyGalleryLightbox } from "./lazy-gallery-islands.tsx"
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

/** Specification 2, section 9. */
const lightboxWidthPx = 2000
const columns = 4

type MiniGalleryProps = {
  id: string
  gallery: Gallery
  /** Path of the gallery's URL. */
  path: string
  /** Level of the gallery's heading; those of its slides rank below it. */
  headingLevel: "h2" | "h3"
  locale: string
  labels: { lightbox: LightboxLabels; enlarge: EnlargeLabels; share: string }
}

/** Renders the gallery of the selected cover, with a lightbox. */
function MiniGallery({
  id,
  gallery,
  path,
  headingLevel: Heading,
  locale,
  labels,
}: MiniGalleryProps) {
  const { heading, subHeading, slides } = gallery
  return (
    <div id={id}>
      <div className="flex items-start justify-between gap-3">
        <div>
          {heading !== "" && <Heading className="text-xl font-bold">{heading}</Heading>}
          {subHeading !== "" && <p className="text-muted">{subHeading}</p>}
        </div>
        <ShareButton label={labels.share} path={path} name={heading} />
      </div>
      <div className="mt-4">
        <GalleryGrid
          slides={slides}
          type="grid"
          columns={columns}
          locale={locale}
          headingLevel={heading === "" ? Heading : Heading === "h2" ? "h3" : "h4"}
          enlarging={{ labels: labels.enlarge, widthPx: lightboxWidthPx }}
        />
      </div>
      <LazyGalleryLightbox
        rootId={id}
        labels={labels.lightbox}
        widthPx={lightboxWidthPx}
        timeoutMs={0}
        isFullHeight={false}
      />
    </div>
  )
}
