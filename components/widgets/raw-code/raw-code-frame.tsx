"use client"

import { useEffect, useRef, useState } from "react"

type RawCodeFrameProps = {
  src: string
  title: string
  /** Height until the code has posted its own, and without JavaScript. */
  initialPx: number
  /** Minimum height. */
  reservedPx: number
}

/**
 * Renders an editor's code in a sandboxed iframe of an opaque origin, without access to the page or
 * the visitor's cookies. Its height follows the content.
 */
export function RawCodeFrame({ src, title, initialPx, reservedPx }: RawCodeFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [heightPx, setHeight] = useState(initialPx)

  useEffect(() => {
    let height: FrameHeight = {
      heightPx: initialPx,
      reservedPx,
      changedAtMs: -1_000,
      rapidChanges: 0,
    }
    const listen = ({ source, data }: MessageEvent<unknown>) => {
      const contentHeightPx = parseHeight(data)
      if (contentHeightPx === null || source === null || source !== frame.current?.contentWindow)
        return
      height = resolveFrameHeight(height, contentHeightPx, performance.now())
      setHeight(height.heightPx)
    }
    addEventListener("message", listen)
    // The code may have posted its height before this listener existed. Its opaque origin cannot be
    // named as a target.
    frame.current?.contentWindow?.postMessage("height", "*")
    return () => removeEventListener("message", listen)
  }, [initialPx, reservedPx])

  return (
    <iframe
      ref={frame}
      title={title}
      loading="lazy"
      sandbox="allow-scripts allow-forms allow-popups"
      src={src}
      style={{ height: heightPx }}
      className="block w-full rounded-card bg-white scheme-light"
    />
  )
}

function parseHeight(data: unknown): number | null {
  if (typeof data !== "object" || data === null || !("frameHeight" in data)) return null
  const { frameHeight } = data
  return typeof frameHeight === "number" && Number.isFinite(frameHeight) ? frameHeight : null
}

/** Current height of a frame, with the number of recent changes. */
export type FrameHeight = {
  heightPx: number
  /** Minimum height. */
  reservedPx: number
  changedAtMs: number
  /** Consecutive changes, each within 500 ms of the previous one. */
  rapidChanges: number
}

/** Maximum height, so that the rest of the page stays reachable. */
const maxPx = 5_000
/**
 * More consecutive changes than this are a resize loop: the content grows because the frame did.
 */
const maxRapidChanges = 20
const pauseMs = 500

/**
 * Returns the frame's state for the reported content height. The height is unchanged in a resize
 * loop.
 */
export function resolveFrameHeight(
  now: FrameHeight,
  contentHeightPx: number,
  nowMs: number,
): FrameHeight {
  const heightPx = Math.max(now.reservedPx, Math.min(maxPx, Math.ceil(contentHeightPx)))
  if (Math.abs(heightPx - now.heightPx) <= 1) return now
  const rapidChanges = nowMs - now.changedAtMs < pauseMs ? now.rapidChanges + 1 : 0
  if (rapidChanges > maxRapidChanges) return { ...now, changedAtMs: nowMs }
  return { ...now, heightPx, changedAtMs: nowMs, rapidChanges }
}
