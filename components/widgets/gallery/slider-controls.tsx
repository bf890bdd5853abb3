"use client"

import { useEffect, useState } from "react"
import type { Side } from "../resolve-text-side.ts"

/** Specification 2, section 9. */
const advanceMs = 4_000

type SliderControlsProps = {
  trackId: string
  /** Side of the controls on wide screens, opposite the slides' text. */
  side: Side
  labels: { pause: string; play: string; previous: string; next: string }
}

const positionClasses = {
  left: "@2xl:left-3",
  center: "@2xl:left-1/2 @2xl:[translate:-50%]",
  right: "@2xl:right-3",
}
const buttonClass =
  "flex size-11 items-center justify-center rounded-full border border-line bg-surface text-ink hover:bg-sunken"

/**
 * Renders the controls of a slider and advances it every 4 s. Starts paused with
 * prefers-reduced-motion.
 */
export function SliderControls({ trackId, side, labels }: SliderControlsProps) {
  const [isPaused, setPaused] = useState(false)
  const [moveCount, setMoves] = useState(0)
  useAutoAdvance(trackId, { isPaused, moveCount }, setPaused)
  const move = (by: number) => {
    const track = document.getElementById(trackId)
    if (track) scrollSliderBy(track, by, !prefersReducedMotion())
    setMoves((count) => count + 1)
  }
  return (
    <div
      // Fixed columns: a centred row of buttons would move while the page streams in.
      className={`grid grid-cols-[repeat(3,2.75rem)] justify-center gap-2 pb-2 @2xl:absolute @2xl:bottom-3 @2xl:pb-0 noscript:hidden ${positionClasses[side]}`}
    >
      <button
        type="button"
        className={buttonClass}
        aria-label={labels.previous}
        onClick={() => move(-1)}
      >
        <span className="rtl:[scale:-1_1]">‹</span>
      </button>
      <button
        type="button"
        className={buttonClass}
        aria-label={isPaused ? labels.play : labels.pause}
        onClick={() => setPaused(!isPaused)}
      >
        <svg viewBox="0 0 16 16" width="14" height="14" fill="currentColor" aria-hidden="true">
          <path d={isPaused ? "M3 1l11 7-11 7z" : "M2 1h4v14H2zM10 1h4v14h-4z"} />
        </svg>
      </button>
      <button
        type="button"
        className={buttonClass}
        aria-label={labels.next}
        onClick={() => move(1)}
      >
        <span className="rtl:[scale:-1_1]">›</span>
      </button>
    </div>
  )
}

/** Advances the slider. Each move by the user, counted by `moveCount`, restarts the 4 s. */
function useAutoAdvance(
  trackId: string,
  { isPaused, moveCount }: { isPaused: boolean; moveCount: number },
  setPaused: (isPaused: boolean) => void,
) {
  useEffect(() => {
    if (prefersReducedMotion()) setPaused(true)
  }, [setPaused])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each move restarts the interval
  useEffect(() => {
    if (isPaused) return
    const timer = setInterval(() => {
      const track = document.getElementById(trackId)
      if (track && canAdvance(track)) scrollSliderBy(track, 1, !prefersReducedMotion())
    }, advanceMs)
    return () => clearInterval(timer)
  }, [isPaused, moveCount, trackId])
}

function prefersReducedMotion(): boolean {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches
}

/** Returns the index of the visible slide, from 0. */
function getVisibleIndex(track: HTMLElement): number {
  return track.clientWidth === 0 ? 0 : Math.round(Math.abs(track.scrollLeft) / track.clientWidth)
}

/**
 * Scrolls the slider by this number of slides; negative scrolls back. Wraps around at both ends.
 */
function scrollSliderBy(track: HTMLElement, by: number, isSmooth: boolean): void {
  const count = track.childElementCount
  if (count === 0) return
  const index = (getVisibleIndex(track) + by + count) % count
  const direction = getComputedStyle(track).direction === "rtl" ? -1 : 1
  track.scrollTo({
    left: direction * index * track.clientWidth,
    behavior: isSmooth ? "smooth" : "instant",
  })
}

/**
 * True if the slider is partly in the viewport, the tab is visible, and no element in it has
 * keyboard focus.
 */
function canAdvance(track: HTMLElement): boolean {
  const { top, bottom } = track.getBoundingClientRect()
  const isOnScreen = bottom > 0 && top < window.innerHeight
  return isOnScreen && !document.hidden && !track.matches(":has(:focus-visible), :focus-visible")
}
