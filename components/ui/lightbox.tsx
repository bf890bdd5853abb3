"use client"

import "./lightbox.css"
import { type KeyboardEvent, useRef, useState } from "react"
import type { ControllerRef, ZoomRef } from "yet-another-react-lightbox"
import { buildButtonClass } from "./button.tsx"
import { LightboxBar } from "./lightbox-buttons.tsx"
import {
  buildPosition,
  type LightboxEntry,
  type LightboxLabels,
  type LightboxText as Text,
} from "./lightbox-entry.ts"
import { LightboxStage } from "./lightbox-stage.tsx"
import { ShopLink } from "./shop-link.tsx"
import { useModalDialog } from "./use-modal-dialog.ts"

export type LightboxProps = {
  entries: readonly LightboxEntry[]
  /** Index of the current image, from 0. */
  at: number
  onMove: (at: number) => void
  onClose: () => void
  labels: LightboxLabels
  /** Widest rendition in pixels of an image that is not zoomed. */
  widthPx: number
  /** Closes after this time without a touch or a key; 0 disables it. */
  timeoutMs?: number
  /** Renders the text at its full height, instead of at most 500 px. */
  isFullHeight?: boolean
}

const dialogClass =
  "lightbox m-0 h-dvh max-h-none w-dvw max-w-none flex-col overscroll-contain bg-canvas text-ink open:flex"

/**
 * Renders images at full size in a modal dialog, one at a time, with their texts. Arrow keys and
 * swipes change the image; a double tap or a pinch zooms. Escape, the close button and a click
 * beside the image close it. The dialog traps the focus and restores it on close.
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
  // Captures keys before the library, which drops quick repeats. When zoomed, it handles the
  // arrows.
  const onKeyDown = (event: KeyboardEvent) => {
    const goal = entries.length > 1 && !isZoomed ? resolveGoal(event) : null
    if (goal === null) return
    event.stopPropagation()
    // The library ignores next and prev before it has entered; its start index can be set.
    if (hasEntered && goal === "next") controller.current?.next()
    else if (hasEntered && goal === "previous") controller.current?.prev()
    else onMove(resolveIndex(goal, at, entries.length))
  }
  const zoomTo = (direction: "in" | "out") => {
    if (direction === "out") return zoom.current?.changeZoom(1)
    zoom.current?.zoomIn()
    // From here the arrow keys pan the zoomed image.
    controller.current?.focus()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same as a click beside the image
    <dialog
      ref={dialog}
      aria-label={position}
      onClose={onClose}
      onKeyDownCapture={onKeyDown}
      onClick={({ target, currentTarget }) => target === currentTarget && close()}
      onDragStart={(event) => event.preventDefault()}
      className={`${dialogClass} ${isFullHeight ? "overflow-y-auto" : "overflow-hidden"}`}
    >
      <LightboxBar
        position={position}
        labels={labels}
        isZoomed={isZoomed}
        onZoom={zoomTo}
        onClose={close}
      />
      <div
        ref={setStage}
        className={`relative flex-1 ${isFullHeight ? "min-h-[45dvh]" : "min-h-[28dvh]"}`}
      />
      {stage && (
        <LightboxStage
          {...props}
          controller={controller}
          zoom={zoom}
          root={stage}
          onEnter={() => setEntered(true)}
          onZoom={setZoomed}
          onClose={close}
        />
      )}
      {text && <LightboxText text={text} isFullHeight={isFullHeight} onLeave={close} />}
    </dialog>
  )
}

type Goal = "next" | "previous" | "first" | "last"

/** Returns the index of the target image. `next` and `previous` wrap around. */
function resolveIndex(goal: Goal, at: number, count: number): number {
  const indexes = { first: 0, last: count - 1, next: at + 1, previous: at - 1 + count }
  return indexes[goal] % count
}

/** Returns the target of a key; null for other keys. Home and End scroll a focused text instead. */
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

type LightboxTextProps = {
  text: Text
  /** Renders the text at its full height, instead of at most 500 px. */
  isFullHeight: boolean
  /** Called when a link navigates within the shop. */
  onLeave: () => void
}

/** Renders the text of an image, with a footer for its button. */
function LightboxText({ text, isFullHeight, onLeave }: LightboxTextProps) {
  const { heading, subHeading, content, link } = text
  const height = isFullHeight ? "shrink-0" : "max-h-[min(500px,56dvh)] shrink-0 overflow-y-auto"
  return (
    <section
      aria-label={heading || subHeading || link?.text}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: makes the region scrollable by keyboard
      tabIndex={0}
      className={`lightbox-text border-t border-line bg-surface ${height}`}
    >
      <div className="mx-auto max-w-3xl stack-2 p-4">
        {heading !== "" && <h2 className="text-xl font-bold">{heading}</h2>}
        {subHeading !== "" && <p className="text-muted">{subHeading}</p>}
        {content && <div ref={(target) => copyContent(target, content)} />}
      </div>
      {link && (
        <footer className="mx-auto max-w-3xl border-t border-line p-4">
          <ShopLink
            href={link.href}
            className={buildButtonClass()}
            {...(link.opensNewTab
              ? { target: "_blank", rel: "noopener noreferrer" }
              : { onClick: onLeave })}
          >
            {link.text}
          </ShopLink>
        </footer>
      )}
    </section>
  )
}

/** Clones nodes instead of HTML, so that nothing is parsed twice. Removes duplicate ids. */
function copyContent(target: HTMLElement | null, content: Element): void {
  if (!target) return
  const copy = content.cloneNode(true)
  if (!(copy instanceof Element)) return
  for (const element of copy.querySelectorAll("[id]")) element.removeAttribute("id")
  target.replaceChildren(...copy.childNodes)
}
