"use client"

import { useEffect, useRef, useState } from "react"
import { FrameCover } from "./frame-cover.tsx"
import type { PreviewEditing } from "./use-preview-editing.ts"

const frameHeightPx = 900

type PreviewFrameProps = { src: string; widthPx: number; title: string; editing: PreviewEditing }

/** Renders the frame at the width of the device, made smaller where there is less room. */
export function PreviewFrame({ src, widthPx, title, editing }: PreviewFrameProps) {
  const { frame, isEditing } = editing
  const box = useRef<HTMLDivElement>(null)
  const scrollTop = useRef(0)
  const [roomPx, setRoomPx] = useState<number>(widthPx)
  useEffect(() => {
    const element = box.current
    if (element === null || typeof ResizeObserver === "undefined") return
    const observer = new ResizeObserver(() => {
      if (element.clientWidth > 0) setRoomPx(element.clientWidth)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const loaded = useRef("")
  useEffect(() => {
    const element = frame.current
    // A text that is being edited in the page would be lost.
    if (element === null || isEditing || loaded.current === src) return
    loaded.current = src
    scrollTop.current = element.contentDocument?.documentElement.scrollTop ?? 0
    // Another fragment alone would not load the page again.
    element.contentWindow?.location.replace(src)
  }, [frame, src, isEditing])
  const handleLoad = () => {
    const page = frame.current?.contentDocument
    if (!page) return
    page.documentElement.scrollTop = scrollTop.current
    const banner = page.querySelector<HTMLElement>("[data-preview]")
    if (banner) banner.style.display = "none"
    editing.handleLoad()
  }
  const scale = Math.min(1, roomPx / widthPx)
  return (
    <div ref={box} className="admin-pages-frame" style={{ height: `${frameHeightPx * scale}px` }}>
      <iframe
        ref={frame}
        title={title}
        sandbox="allow-same-origin"
        onLoad={handleLoad}
        style={{
          width: `${widthPx}px`,
          height: `${frameHeightPx}px`,
          transform: `scale(${scale})`,
        }}
      />
      <FrameCover
        frame={frame}
        cover={editing.cover}
        onSelect={editing.handleSelect}
        onEdit={editing.handleEdit}
      />
    </div>
  )
}
