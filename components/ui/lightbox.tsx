"use client"

import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from "react"
import type { Picture as PictureData } from "#lib/images/picture.ts"
import { Picture } from "./picture.tsx"

export type LightboxLabels = {
  close: string
  previousPhoto: string
  nextPhoto: string
  /** "Photo 1 of 4", in the pictures' order. */
  positions: readonly string[]
}

type LightboxProps = {
  pictures: readonly PictureData[]
  /** Which picture is shown, counted from 0. */
  at: number
  onMove: (at: number) => void
  onClose: () => void
  labels: LightboxLabels
}

const widths = [600, 900, 1200, 1600, 2000]
const swipePx = 50

/**
 * Pictures at full size over the page, one at a time. Arrow keys and swipes move on, Escape and a
 * press beside the picture close; the focus stays inside and returns to where it was.
 */
export function Lightbox({ pictures, at, onMove, onClose, labels }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const pressedAt = useRef<number | null>(null)
  const picture = pictures[at]

  useEffect(() => {
    const { overflow } = document.documentElement.style
    document.documentElement.style.overflow = "hidden"
    if (!dialog.current?.open) dialog.current?.showModal()
    return () => {
      document.documentElement.style.overflow = overflow
    }
  }, [])

  const move = (by: number) => onMove((at + by + pictures.length) % pictures.length)
  const moveAcross = (by: number) => {
    const isMirrored = dialog.current && getComputedStyle(dialog.current).direction === "rtl"
    if (pictures.length > 1) move(isMirrored ? -by : by)
  }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === "ArrowRight") moveAcross(1)
    if (key === "ArrowLeft") moveAcross(-1)
    if (key === "Home") onMove(0)
    if (key === "End") onMove(pictures.length - 1)
  }
  const onPointerUp = ({ clientX, target, currentTarget }: PointerEvent) => {
    const way = clientX - (pressedAt.current ?? clientX)
    pressedAt.current = null
    if (Math.abs(way) >= swipePx) moveAcross(way < 0 ? 1 : -1)
    else if (target === currentTarget) dialog.current?.close()
  }
  return (
    <dialog
      ref={dialog}
      aria-label={labels.positions[at]}
      onClose={onClose}
      onKeyDown={onKeyDown}
      onPointerDown={({ clientX }) => {
        pressedAt.current = clientX
      }}
      onPointerUp={onPointerUp}
      onDragStart={(event) => event.preventDefault()}
      className="m-0 h-dvh max-h-none w-dvw max-w-none touch-pan-y touch-pinch-zoom place-items-center overscroll-contain bg-canvas p-2 text-ink open:grid"
    >
      {picture && (
        <Picture
          key={picture.hash}
          picture={picture}
          widths={widths}
          sizes="min(100vw, 133vh)"
          priority
          className="h-auto max-h-[calc(100dvh-6rem)] w-auto max-w-full rounded-lg object-contain"
        />
      )}
      <p className="absolute start-4 top-4" aria-live="polite">
        {labels.positions[at]}
      </p>
      <LightboxButtons
        hasNeighbours={pictures.length > 1}
        onMove={move}
        onClose={() => dialog.current?.close()}
        labels={labels}
      />
    </dialog>
  )
}

const round = "absolute size-12 rounded-full border border-line bg-surface text-xl hover:bg-sunken"

function LightboxButtons({
  hasNeighbours,
  onMove,
  onClose,
  labels,
}: {
  hasNeighbours: boolean
  onMove: (by: number) => void
  onClose: () => void
  labels: LightboxLabels
}) {
  return (
    <>
      <button
        type="button"
        onClick={onClose}
        aria-label={labels.close}
        className={`${round} end-3 top-3`}
      >
        ✕
      </button>
      {hasNeighbours && (
        <>
          <button
            type="button"
            onClick={() => onMove(-1)}
            aria-label={labels.previousPhoto}
            className={`${round} start-3 bottom-4 md:bottom-1/2 rtl:-scale-x-100`}
          >
            ‹
          </button>
          <button
            type="button"
            onClick={() => onMove(1)}
            aria-label={labels.nextPhoto}
            className={`${round} end-3 bottom-4 md:bottom-1/2 rtl:-scale-x-100`}
          >
            ›
          </button>
        </>
      )}
    </>
  )
}
