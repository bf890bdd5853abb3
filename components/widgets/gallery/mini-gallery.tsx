import type { LightboxLabels } from "#components/ui/lightbox-entry.ts"
import { ShareButton } from "#components/ui/share-button.tsx"
import type { Gallery } from "#lib/content/gallery.ts"
import type { EnlargeLabels } from "./enlarge-link.tsx"
import { GalleryGrid } from "./gallery-grid.tsx"
import { LazyGalleryLightbox } from "./lazy-gallery-lightbox.tsx"

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
export function MiniGallery({
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
