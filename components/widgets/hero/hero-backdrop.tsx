import { getTranslations } from "next-intl/server"
import type { Picture } from "#lib/images/picture.ts"
import { BackgroundPicture, BackgroundVideo } from "../background-video.tsx"
import type { VideoSource } from "./video-setting.ts"

/** An image as high as the band: it is never displayed narrower than this. */
const sizes = "(min-width: 889px) 100vw, 889px"

type HeroBackdropProps = {
  /** The image, or the poster of the video. */
  picture: Picture | null
  video: VideoSource | null
  /** In percent. */
  opacity: number
  saturation: number
  isFixed: boolean
  /** Always false for a video. */
  isMirrored: boolean
  isLcpImage: boolean
  locale: string
}

/** Renders the background of a hero: a video with a pause button, else an image, else nothing. */
export function HeroBackdrop({ picture, video, locale, ...imageProps }: HeroBackdropProps) {
  if (video)
    return (
      <HeroVideo
        video={video}
        picture={picture}
        locale={locale}
        isLcpImage={imageProps.isLcpImage}
      />
    )
  return (
    picture && (
      <BackgroundPicture
        picture={picture}
        {...imageProps}
        {...(!imageProps.isFixed && { sizes })}
      />
    )
  )
}

type HeroVideoProps = {
  video: VideoSource
  picture: Picture | null
  isLcpImage: boolean
  locale: string
}

async function HeroVideo({ video, picture, isLcpImage, locale }: HeroVideoProps) {
  const t = await getTranslations({ locale, namespace: "frame" })
  const labels = { play: t("playVideo"), pause: t("pauseVideo") }
  return <BackgroundVideo id={video.id} slate={picture} labels={labels} isLcpImage={isLcpImage} />
}
