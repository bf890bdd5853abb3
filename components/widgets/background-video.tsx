import type { Picture as PictureData } from "#lib/images/picture.ts"
import type { FilmLabels } from "./background-film.tsx"
import { BackgroundPicture } from "./background-picture.tsx"
import { LazyBackgroundFilm } from "./lazy-background-film.tsx"

type BackgroundVideoProps = {
  id: string | number
  /** Poster: shown until the video plays, and instead of it where it may not play. */
  slate: PictureData | null
  labels: FilmLabels
  isLead?: boolean
}

/**
 * Renders a muted video that fills its parent behind the content, with a pause button. The parent
 * is `relative isolate`. The poster replaces it without JavaScript, on a slow connection, with
 * Save-Data and with prefers-reduced-motion.
 */
export function BackgroundVideo({ id, slate, labels, isLead = false }: BackgroundVideoProps) {
  return (
    <>
      {slate && <BackgroundPicture picture={slate} isLead={isLead} />}
      <LazyBackgroundFilm src={`/v/${encodeURIComponent(id)}.mp4`} labels={labels} />
    </>
  )
}
