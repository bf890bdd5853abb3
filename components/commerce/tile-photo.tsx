import { Picture } from "#components/ui/picture.tsx"
import type { Picture as PictureData } from "#lib/images/picture.ts"

type TilePhotoProps = {
  picture: PictureData | null
  /** True if it is the first image that the page loads. */
  priority: boolean
}

const widths = [300, 350, 600]
const sizes = "(min-width: 1280px) 296px, (min-width: 1024px) 23vw, (min-width: 768px) 31vw, 46vw"

/** Renders a tile's photo, or a blank without one. `alt` is empty: the tile's text names it. */
export function TilePhoto({ picture, priority }: TilePhotoProps) {
  return (
    <div className="aspect-4/3 overflow-hidden rounded-card bg-sunken">
      {picture && (
        <Picture
          alt=""
          className="h-full w-full object-cover transition-transform [transition-duration:0.5s] group-hover:scale-[1.02]"
          picture={picture}
          widths={widths}
          sizes={sizes}
          priority={priority}
        />
      )}
    </div>
  )
}
