"use client"

import { useSelectedLayoutSegments } from "next/navigation"
import type { ReactNode } from "react"

/** Route segment of the page whose frame leads nowhere else (ADR 65). */
const enclosedSegment = "checkout"

type FramePartProps = {
  /** True for a part of the enclosed frame, false for one of all other pages. */
  isEnclosed: boolean
  children: ReactNode
}

/** Renders a part of the layout in the enclosed frame of the checkout only, or everywhere else. */
export function FramePart({ isEnclosed, children }: FramePartProps) {
  // Null outside a router, as in tests.
  const segments: readonly string[] | null = useSelectedLayoutSegments()
  const isInside = segments?.includes(enclosedSegment) ?? false
  return isInside === isEnclosed ? children : null
}
