"use client"

import { useEffect } from "react"
import { animateOnScroll } from "./animate-on-scroll.ts"

/** Starts the scroll animations of the page. Renders nothing. */
export function ScrollAnimations() {
  useEffect(() => animateOnScroll(), [])
  return null
}
