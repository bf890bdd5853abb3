"use client"

import dynamic from "next/dynamic"
import { loadIsland } from "#components/chrome/load-island.ts"

/** Controls of a slider, fetched only by pages that have one. */
export const LazySliderControls = dynamic(() =>
  loadIsland(() => import("./slider-controls.tsx")).then((module) => module.SliderControls),
)
