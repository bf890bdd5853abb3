"use client"

import { useEffect, useRef, useState } from "react"

/** Specification 2, section 9. */
const shownAfterPx = 100
/** Buy and checkout buttons, which the button must never overlap. */
const noOverlapSelector = "[data-no-overlap]"

/** Renders a back-to-top button after some scrolling; hidden while it overlaps a buy button. */
export function BackToTop({ label }: { label: string }) {
  const button = useRef<HTMLButtonElement>(null)
  const [isShown, setShown] = useState(false)
  const [isOverlapping, setOverlapping] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once shown it has a box to measure
  useEffect(() => {
    const update = () => {
      setShown(window.scrollY > shownAfterPx)
      setOverlapping(overlapsProtected(button.current))
    }
    update()
    const sizes = new ResizeObserver(update)
    sizes.observe(document.body)
    addEventListener("scroll", update, { passive: true })
    return () => {
      sizes.disconnect()
      removeEventListener("scroll", update)
    }
  }, [isShown])

  if (!isShown) return null
  return (
    <button
      ref={button}
      type="button"
      aria-label={label}
      onClick={() => window.scrollTo({ top: 0 })}
      className={`back-to-top fixed end-4 bottom-4 z-20 size-11 rounded-full border border-line bg-surface text-ink floating ${isOverlapping ? "invisible" : ""}`.trimEnd()}
    >
      ↑
    </button>
  )
}

function overlapsProtected(button: Element | null): boolean {
  if (!button) return false
  const box = button.getBoundingClientRect()
  return [...document.querySelectorAll(noOverlapSelector)].some((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return left < box.right && right > box.left && top < box.bottom && bottom > box.top
  })
}
