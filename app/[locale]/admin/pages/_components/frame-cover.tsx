"use client"

import { type MouseEvent, type RefObject, useRef, useState } from "react"
import { canListen } from "#lib/admin/page-editor/preview-document.ts"

type Frame = RefObject<HTMLIFrameElement | null>

/**
 * Returns the state of the cover that takes the clicks on the frame where no listeners run in its
 * document. It is as high as the page, so that its own scrolling is the page's.
 */
export function useFrameCover(frame: Frame) {
  const box = useRef<HTMLDivElement>(null)
  const [heightPx, setHeightPx] = useState<number | null>(null)
  return {
    box,
    heightPx,
    isNeeded: heightPx !== null,
    /** Adapts to the page that was loaded. */
    update: (page: Document) =>
      setHeightPx(canListen(page) ? null : page.documentElement.scrollHeight),
    /** Scrolls to where the page is. */
    follow: (page: Document) => {
      if (box.current === null) return
      box.current.scrollTop = page.documentElement.scrollTop * getScale(frame, box.current)
    },
  }
}

type FrameCoverProps = {
  frame: Frame
  cover: ReturnType<typeof useFrameCover>
  onSelect: (element: Element) => void
  onEdit: (element: Element) => void
}

/** Renders the cover where the frame needs one; the structure selects by keyboard. */
export function FrameCover({ frame, cover, onSelect, onEdit }: FrameCoverProps) {
  const { box, heightPx } = cover
  if (heightPx === null) return null
  const page = frame.current?.contentDocument
  const scale = getScale(frame, box.current)
  const point = (event: MouseEvent<HTMLElement>, act: (element: Element) => void) => {
    const { left, top } = event.currentTarget.getBoundingClientRect()
    const [x, y] = [event.clientX - left, event.clientY - top]
    const element = page?.elementFromPoint(x / scale, y / scale)
    if (element) act(element)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the structure does the same by keyboard.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <div
      ref={box}
      className="admin-pages-cover"
      onClick={(event) => point(event, onSelect)}
      onDoubleClick={(event) => point(event, onEdit)}
      onScroll={({ currentTarget }) => {
        if (page) page.documentElement.scrollTop = currentTarget.scrollTop / scale
      }}
    >
      <div style={{ height: `${heightPx * scale}px` }} />
    </div>
  )
}

/** Returns how much smaller the frame is shown than its page is laid out. */
function getScale(frame: Frame, box: HTMLElement | null): number {
  const heightPx = frame.current?.offsetHeight ?? 0
  const shownPx = box?.parentElement?.clientHeight ?? frame.current?.parentElement?.clientHeight
  return heightPx > 0 && shownPx ? shownPx / heightPx : 1
}
