"use client"

import { useEffect } from "react"
import { animateOnScroll } from "./animate-on-scroll.ts"

/** Lets the frames of the page that have a scroll animation move in; shows nothing itself. */
export function ScrollAnimations() {
  useEffect(() => animateOnScroll(), [])
  return null
}
