"use client"

import { useEffect } from "react"
import { startScrollAnimations } from "./start-scroll-animations.ts"

/** Starts the scroll animations of the page. Renders nothing. */
export function ScrollAnimations() {
  useEffect(() => startScrollAnimations(), [])
  return null
}
