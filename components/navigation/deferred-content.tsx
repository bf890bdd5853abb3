"use client"

import { type ReactNode, startTransition, useEffect, useState, useSyncExternalStore } from "react"
import { isNavigatingToTop } from "./navigation-events.ts"

/**
 * Renders content that the title of a page need not wait for. It is part of the server's HTML. When
 * a link to the page was followed, it is rendered after the first paint. After Back and Forward, and
 * for a link to a fragment, it is rendered at once: the scroll position needs the height of the page.
 */
export function DeferredContent({ children }: { children: ReactNode }) {
  const isServerHtml = useSyncExternalStore(subscribeToNothing, isFalse, isTrue)
  const [isShown, setIsShown] = useState(() => isServerHtml || !isNavigatingToTop())

  useEffect(() => {
    if (isShown) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setIsShown(true)))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [isShown])

  // As high as the window, so that the footer is not shown first and then moved.
  return isShown ? children : <div className="min-h-dvh" />
}

const subscribeToNothing = () => () => {}
const isTrue = () => true
const isFalse = () => false
