"use client"

import { useEffect, useRef, useState } from "react"
import { getLineQuality } from "#components/chrome/line-quality.ts"

export type FilmLabels = { play: string; pause: string }
type BackgroundFilmProps = { src: string; labels: FilmLabels }

/**
 * Renders the video over the poster of a background, with a pause button; nothing if it may not
 * play.
 */
export function BackgroundFilm({ src, labels }: BackgroundFilmProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [isOffered, setOffered] = useState(false)
  const [isWanted, setWanted] = useState(true)
  const [hasBegun, setBegun] = useState(false)
  useEffect(() => setOffered(canPlayFilms()), [])
  usePlaying(video, isOffered && isWanted, setWanted)

  if (!isOffered) return null
  return (
    <>
      <video
        ref={video}
        src={src}
        muted
        loop
        playsInline
        disablePictureInPicture
        preload="none"
        tabIndex={-1}
        aria-hidden="true"
        onPlaying={() => setBegun(true)}
        onError={() => setOffered(false)}
        className={`absolute inset-0 -z-10 size-full rounded-[inherit] object-cover ${hasBegun ? "" : "opacity-0"}`}
      />
      <button
        type="button"
        aria-label={isWanted ? labels.pause : labels.play}
        onClick={() => setWanted(!isWanted)}
        className="absolute end-3 bottom-3 z-10 flex size-11 items-center justify-center rounded-full border border-line bg-surface text-ink hover:bg-sunken"
      >
        <svg viewBox="0 0 16 16" width="14" height="14" fill="currentColor" aria-hidden="true">
          <path d={isWanted ? "M2 1h4v14H2zM10 1h4v14h-4z" : "M3 1l11 7-11 7z"} />
        </svg>
      </button>
    </>
  )
}

/** Plays the video while it is wanted and in the viewport. Blocked autoplay counts as a pause. */
function usePlaying(
  video: React.RefObject<HTMLVideoElement | null>,
  isWanted: boolean,
  setWanted: (isWanted: boolean) => void,
) {
  useEffect(() => {
    const film = video.current
    if (!film || !isWanted) return
    const refuse = (fault: unknown) => {
      if (fault instanceof DOMException && fault.name === "NotAllowedError") setWanted(false)
    }
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) film.play().catch(refuse)
      else film.pause()
    })
    observer.observe(film)
    return () => {
      observer.disconnect()
      film.pause()
    }
  }, [video, isWanted, setWanted])
}

function canPlayFilms(): boolean {
  const { savesData, isSlow } = getLineQuality()
  if (savesData || isSlow || typeof IntersectionObserver === "undefined") return false
  return !window.matchMedia("(prefers-reduced-motion: reduce)").matches
}
