"use client"

import dynamic from "next/dynamic"
import { fetchIsland } from "#components/navigation/fetch-island.ts"

/** Lazily loads the controls of a slider, on pages with one only. */
export const LazySliderControls = dynamic(() =>
  fetchIsland(() => import("./slider-controls.tsx")).then((module) => module.SliderControls),
)
