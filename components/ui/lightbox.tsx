"use client"

import "./lightbox.css"
import { type KeyboardEvent, useRef, useState } from "react"
import type { ControllerRef, ZoomRef } from "yet-another-react-lightbox"
import { LightboxBar } from "./lightbox-buttons.tsx"
import { buildPosition, type LightboxEntry, type LightboxLabels } from "./lightbox-entry.ts"
import { LightboxStage } from "./lightbox-stage.tsx"
import { LightboxText } from "./lightbox-text.tsx"
import { useModalDialog } from "./use-modal-dialog.ts"

export type LightboxProps = {
  entries: readonly LightboxEntry[]
  /** Which picture is shown, counted from 0. */
  at: number
  onMove: (at: number) => void
  onClose: () => void
  labels: LightboxLabels
  /** Widest rendition of a picture that is not zoomed. */
  widthPx: number
  /** Closes by itself after so long without a touch or a key; 0 is never. */
  timeoutMs?: number
  /** A picture's text is as high as it needs, instead of at most 500 px. */
  isFullHeight?: boolean
}

const whole =
  "lightbox m-0 h-dvh max-h-none w-dvw max-w-none flex-col overscroll-contain bg-canvas text-ink open:flex"

/**
 * Pictures at full size over the page, one at a time, with their texts. Arrow keys and swipes move
 * on, two taps or fingers zoom; Escape, the cross and a press beside the picture close. The focus
 * stays inside and returns to where it was.
 */
export function Lightbox(props: LightboxProps) {
  const { entries, at, onMove, onClose, labels, timeoutMs = 0, isFullHeight = false } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const controller = useRef<ControllerRef>(null)
  const zoom = useRef<ZoomRef>(null)
  const [stage, setStage] = useState<HTMLElement | null>(null)
  const [isZoomed, setZoomed] = useState(false)
  const [hasEntered, setEntered] = useState(false)
  useModalDialog(dialog, timeoutMs)

  const close = () => dialog.current?.close()
  const position = buildPosition(labels, at, entries.length)
  const text = entries[at]?.text
  // Ahead of the library, which drops what is pressed quickly. Zoomed, the arrows are its own.
  const onKeyDown = (event: KeyboardEvent) => {
    const goal = entries.length > 1 && !isZoomed ? resolveGoal(event) : null
    if (goal === null) return
    event.stopPropagation()
    // The library takes no steps before it has entered, but may be told where to begin.
    if (hasEntered && goal === "next") controller.current?.next()
    else if (hasEntered && goal === "previous") controller.current?.prev()
    else onMove(resolveIndex(goal, at, entries.length))
  }
  const zoomTo = (way: "in" | "out") => {
    if (way === "out") return zoom.current?.changeZoom(1)
    zoom.current?.zoomIn()
    // From there the arrow keys move the enlarged picture.
    controller.current?.focus()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does what a press beside the picture does
    <dialog
      ref={dialog}
      aria-label={position}
      onClose={onClose}
      onKeyDownCapture={onKeyDown}
      onClick={({ target, currentTarget }) => target === currentTarget && close()}
      onDragStart={(event) => event.preventDefault()}
      className={`${whole} ${isFullHeight ? "overflow-y-auto" : "overflow-hidden"}`}
    >
      <LightboxBar {...{ position, labels, isZoomed }} onZoom={zoomTo} onClose={close} />
      <div
        ref={setStage}
        className={`relative flex-1 ${isFullHeight ? "min-h-[45dvh]" : "min-h-[28dvh]"}`}
      />
      {stage && (
        <LightboxStage
          {...{ ...props, controller, zoom }}
          root={stage}
          onEnter={() => setEntered(true)}
          onZoom={setZoomed}
          onClose={close}
        />
      )}
      {text && <LightboxText {...{ text, isFullHeight }} onLeave={close} />}
    </dialog>
  )
}

type Goal = "next" | "previous" | "first" | "last"

/** The picture that a goal leads to from the one at `at`; beyond either end it begins again. */
function resolveIndex(goal: Goal, at: number, count: number): number {
  const places = { first: 0, last: count - 1, next: at + 1, previous: at - 1 + count }
  return places[goal] % count
}

/** Which picture a key asks for; Home and End stay with a text that is being read. */
function resolveGoal({ key, target, currentTarget }: KeyboardEvent): Goal | null {
  const isReading = target instanceof Element && target.closest(".lightbox-text") !== null
  const isMirrored = getComputedStyle(currentTarget).direction === "rtl"
  switch (key) {
    case "ArrowRight":
      return isMirrored ? "previous" : "next"
    case "ArrowLeft":
      return isMirrored ? "next" : "previous"
    case "Home":
      return isReading ? null : "first"
    case "End":
      return isReading ? null : "last"
    default:
      return null
  }
}
