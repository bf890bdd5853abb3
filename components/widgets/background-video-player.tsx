"use client"

import { useEffect, useRef, useState } from "react"
import { getConnectionInfo } from "#components/navigation/connection-info.ts"

export type VideoLabels = { play: string; pause: string }
type BackgroundVideoPlayerProps = { src: string; labels: VideoLabels }

/**
 * Renders the video over the poster of a background, with a pause button; nothing if it may not
 * play.
 */
export function BackgroundVideoPlayer({ src, labels }: BackgroundVideoPlayerProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [isEnabled, setEnabled] = useState(false)
  const [isWanted, setWanted] = useState(true)
  const [hasStarted, setStarted] = useState(false)
  useEffect(() => setEnabled(canPlayVideo()), [])
  usePlayback(video, isEnabled && isWanted, setWanted)

  if (!isEnabled) return null
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
        onPlaying={() => setStarted(true)}
        onError={() => setEnabled(false)}
        className={`absolute inset-0 -z-10 size-full rounded-[inherit] object-cover ${hasStarted ? "" : "opacity-0"}`}
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
function usePlayback(
  video: React.RefObject<HTMLVideoElement | null>,
  isWanted: boolean,
  setWanted: (isWanted: boolean) => void,
) {
  useEffect(() => {
    const element = video.current
    if (!element || !isWanted) return
    const handlePlayError = (error: unknown) => {
      if (error instanceof DOMException && error.name === "NotAllowedError") setWanted(false)
    }
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) element.play().catch(handlePlayError)
      else element.pause()
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      element.pause()
    }
  }, [video, isWanted, setWanted])
}

function canPlayVideo(): boolean {
  const { savesData, isSlow } = getConnectionInfo()
  if (savesData || isSlow || typeof IntersectionObserver === "undefined") return false
  return !window.matchMedia("(prefers-reduced-motion: reduce)").matches
}
