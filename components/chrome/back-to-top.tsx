"use client"

import { useEffect, useState } from "react"

/** Specification 2, section 9. */
const shownAfterPx = 100

/** A button back to the top of the page, once it has been scrolled a little. */
export function BackToTop({ label }: { label: string }) {
  const [isShown, setShown] = useState(false)

  useEffect(() => {
    const update = () => setShown(window.scrollY > shownAfterPx)
    update()
    addEventListener("scroll", update, { passive: true })
    return () => removeEventListener("scroll", update)
  }, [])

  if (!isShown) return null
  return (
    <button
      type="button"
      aria-label={label}
      onClick={() => window.scrollTo({ top: 0 })}
      className="back-to-top fixed end-4 bottom-4 z-20 size-11 rounded-full border border-line bg-surface text-ink floating"
    >
      ↑
    </button>
  )
}
