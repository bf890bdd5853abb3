import { getTranslations } from "next-intl/server"
import type { Picture } from "#lib/images/picture.ts"
import { BackgroundPicture } from "../background-picture.tsx"
import { BackgroundVideo } from "../background-video.tsx"
import type { Film } from "./film-setting.ts"

/** As high as the band: a wide picture is never shown narrower than this. */
const sizes = "(min-width: 889px) 100vw, 889px"

type HeroBackdropProps = {
  /** The picture, or the film's still. */
  picture: Picture | null
  film: Film | null
  /** In percent. */
  opacity: number
  saturation: number
  isFixed: boolean
  /** A film never is. */
  isMirrored: boolean
  isLead: boolean
  locale: string
}

/** What fills a hero behind its text: a film that can be stopped, else a picture, else nothing. */
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
