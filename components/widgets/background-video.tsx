import { Picture } from "#components/ui/picture.tsx"
import type { Picture as PictureData } from "#lib/images/picture.ts"
import type { VideoLabels } from "./background-video-player.tsx"
import { LazyBackgroundVideoPlayer } from "./lazy-widget-islands.tsx"

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

type BackgroundPictureProps = {
  picture: PictureData
  /** In percent, like all opacity and saturation settings. */
  opacity?: number
  saturation?: number
  /** Stays fixed in the viewport while the page scrolls (parallax). */
  isFixed?: boolean
  /** Flips the image horizontally, as right-to-left pages may do. */
  isMirrored?: boolean
  /** Marks the LCP image: loaded eagerly, with high fetch priority. */
  isLcpImage?: boolean
  /** Value of the `sizes` attribute. */
  sizes?: string
}

/** Renders an image that fills its parent behind the content. The parent is `relative isolate`. */
export function BackgroundPicture(props: BackgroundPictureProps) {
  const { picture, opacity = 100, saturation = 100, isFixed = false, isLcpImage = false } = props
  const image = (
    <Picture
      picture={picture}
      widths={[425, 850, 1200, 1920]}
      sizes={props.sizes ?? (isFixed ? "max(100vw, 178vh)" : "100vw")}
      priority={isLcpImage}
      alt=""
      className={`size-full object-cover ${props.isMirrored ? "[scale:-1_1]" : ""}`.trimEnd()}
    />
  )
  const imageStyle = {
    ...(opacity < 100 && { opacity: opacity / 100 }),
    ...(saturation < 100 && { filter: `saturate(${saturation}%)` }),
  }
  if (!isFixed) {
    return (
      <div className="absolute inset-0 -z-10 overflow-hidden rounded-[inherit]" style={imageStyle}>
        {image}
      </div>
    )
  }
  return (
    <div className="absolute inset-0 -z-10 [clip-path:inset(0)]">
      <div className="fixed inset-0 motion-reduce:absolute" style={imageStyle}>
        {image}
      </div>
    </div>
  )
}
