"use client"

import dynamic from "next/dynamic"
import { fetchIsland } from "#components/navigation/fetch-island.ts"

/** Lazily loads the form, on pages with a form only. */
export const LazyVisitorForm = dynamic(() =>
  fetchIsland(() => import("./visitor-form.tsx")).then((module) => module.VisitorForm),
)
