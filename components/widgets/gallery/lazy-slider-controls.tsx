"use client"

import dynamic from "next/dynamic"

/** Controls of a slider, fetched only by pages that have one. */
export const LazySliderControls = dynamic(() =>
  import("./slider-controls.tsx").then((module) => module.SliderControls),
)
