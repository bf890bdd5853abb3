"use client"

import { useEffect, useRef, useState } from "react"

type ProductVideoProps = {
  src: string
  name: string
  /** Poster image shown before playback, and the colour shown before that. */
  still: { url: string; placeholder: string } | null
}

/**
 * Renders a video player. The browser builds its controls near the viewport only, and loads the
 * poster there, after the page's photos.
 */
export function ProductVideo({ src, name, still }: ProductVideoProps) {
  // Observed instead of the video, which has no size while the browser leaves it out.
  const frame = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(false)

  useEffect(() => {
    if (!frame.current) return
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && setIsNear(true),
      { rootMargin: "300px" },
    )
    observer.observe(frame.current)
    return () => observer.disconnect()
  }, [])

  return (
    <div ref={frame} className="aspect-video [content-visibility:auto]">
      {/* biome-ignore lint/a11y/useMediaCaption: the shop's videos have no sound */}
      <video
        controls
        playsInline
        preload="none"
        src={src}
        aria-label={name}
        poster={isNear ? still?.url : undefined}
        style={{ backgroundColor: still?.placeholder }}
        className="h-full w-full rounded-card bg-sunken"
      />
    </div>
  )
}
