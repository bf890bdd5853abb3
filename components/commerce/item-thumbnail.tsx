import { Icon } from "#components/ui/icon.tsx"
import { Picture } from "#components/ui/picture.tsx"
import type { Picture as PictureData } from "#lib/images/picture.ts"

type ItemThumbnailProps = {
  picture: PictureData | null
  /** Displayed width, as a `sizes` value. */
  sizes: string
  /** Sets the width. */
  className: string
}

const widths = [100, 200, 300]

/** Renders a small image of a bought item; an icon of a box if it has none. */
export function ItemThumbnail({ picture, sizes, className }: ItemThumbnailProps) {
  return (
    <div
      className={`grid aspect-4/3 shrink-0 self-start overflow-hidden rounded-card bg-sunken text-muted ${className}`}
    >
      {picture ? (
        <Picture
          alt=""
          className="h-full w-full object-cover"
          picture={picture}
          widths={widths}
          sizes={sizes}
        />
      ) : (
        <Icon name="box" className="size-6 place-self-center" />
      )}
    </div>
  )
}
