import type { Picture as PictureData } from "#lib/images/picture.ts"
import type { FilmLabels } from "./background-film.tsx"
import { BackgroundPicture } from "./background-picture.tsx"
import { LazyBackgroundFilm } from "./lazy-background-film.tsx"

type BackgroundVideoProps = {
  id: string | number
  /** Still shown until the film plays, and all there is where it may not. */
  slate: PictureData | null
  labels: FilmLabels
  isLead?: boolean
}

/**
 * A silent film that fills its parent behind the content and can be stopped. The parent is
 * `relative isolate`. Without scripts, on a slow line, and for who saves data or wants less motion,
 * the slate stands there instead.
 */
export function BackgroundVideo({ id, slate, labels, isLead = false }: BackgroundVideoProps) {
  return (
    <>
      {slate && <BackgroundPicture picture={slate} isLead={isLead} />}
      <LazyBackgroundFilm src={`/v/${encodeURIComponent(id)}.mp4`} labels={labels} />
    </>
  )
}
