"use client"

import dynamic from "next/dynamic"
import { loadIsland } from "#components/chrome/load-island.ts"

/** A form for visitors, whose code only pages with a form fetch. */
export const LazyVisitorForm = dynamic(() =>
  loadIsland(() => import("./visitor-form.tsx")).then((module) => module.VisitorForm),
)
