"use client"

import { useEffect } from "react"
import { startScrollAnimations } from "./animate-on-scroll.ts"

/** Starts the scroll animations of the page. Renders nothing. */
export function ScrollAnimations() {
  useEffect(() => startScrollAnimations(), [])
  return null
}
