import type { Picture as PictureData } from "#lib/images/picture.ts"
import { BackgroundPicture } from "./background-picture.tsx"
import type { VideoLabels } from "./background-video-player.tsx"
import { LazyBackgroundVideoPlayer } from "./lazy-background-video-player.tsx"

type BackgroundVideoProps = {
  id: string | number
  /** Poster: shown until the video plays, and instead of it where it may not play. */
  slate: PictureData | null
  labels: VideoLabels
  isLcpImage?: boolean
}

/**
 * Renders a muted video that fills its parent behind the content, with a pause button. The parent
 * is `relative isolate`. The poster replaces it without JavaScript, on a slow connection, with
 * Save-Data and with prefers-reduced-motion.
 */
export function BackgroundVideo({ id, slate, labels, isLcpImage = false }: BackgroundVideoProps) {
  return (
    <>
      {slate && <BackgroundPicture picture={slate} isLcpImage={isLcpImage} />}
      <LazyBackgroundVideoPlayer src={`/v/${encodeURIComponent(id)}.mp4`} labels={labels} />
    </>
  )
}
