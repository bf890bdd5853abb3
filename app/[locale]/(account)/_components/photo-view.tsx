import { Picture } from "#components/ui/picture.tsx"
import type { Picture as PictureData } from "#lib/images/picture.ts"

type PhotoViewProps = { photo: PictureData | null; alt: string; size: "small" | "large" }

const sizes = { small: "size-16", large: "size-36" } as const
const shownPx = { small: "64px", large: "144px" } as const

/** Renders the customer's photo in a circle; without a photo, a placeholder silhouette. */
export function PhotoView({ photo, alt, size }: PhotoViewProps) {
  const frameClass = `${sizes[size]} shrink-0 overflow-hidden rounded-full bg-sunken`
  if (!photo) {
    return (
      <svg viewBox="0 0 24 24" aria-hidden="true" className={`${frameClass} fill-muted`}>
        <circle cx="12" cy="9.5" r="4" />
        <path d="M4 24a8 8 0 0 1 16 0z" />
      </svg>
    )
  }
  return (
    <div className={frameClass}>
      <Picture
        picture={photo}
        alt={alt}
        widths={[150, 300, 450]}
        sizes={shownPx[size]}
        className="size-full object-cover"
      />
    </div>
  )
}
