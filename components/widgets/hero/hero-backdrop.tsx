import { getTranslations } from "next-intl/server"
import type { Picture } from "#lib/images/picture.ts"
import { BackgroundPicture } from "../background-picture.tsx"
import { BackgroundVideo } from "../background-video.tsx"
import type { Film } from "./film-setting.ts"

/** An image as high as the band: it is never displayed narrower than this. */
const sizes = "(min-width: 889px) 100vw, 889px"

type HeroBackdropProps = {
  /** The image, or the poster of the video. */
  picture: Picture | null
  film: Film | null
  /** In percent. */
  opacity: number
  saturation: number
  isFixed: boolean
  /** Always false for a video. */
  isMirrored: boolean
  isLead: boolean
  locale: string
}

/** Renders the background of a hero: a video with a pause button, else an image, else nothing. */
export function HeroBackdrop({ picture, film, locale, ...look }: HeroBackdropProps) {
  if (film) return <HeroFilm {...{ film, picture, locale }} isLead={look.isLead} />
  return (
    picture && <BackgroundPicture {...{ picture, ...look }} {...(!look.isFixed && { sizes })} />
  )
}

type HeroFilmProps = { film: Film; picture: Picture | null; isLead: boolean; locale: string }

async function HeroFilm({ film, picture, isLead, locale }: HeroFilmProps) {
  const t = await getTranslations({ locale, namespace: "frame" })
  const labels = { play: t("playFilm"), pause: t("pauseFilm") }
  return <BackgroundVideo id={film.id} slate={picture} {...{ labels, isLead }} />
}
