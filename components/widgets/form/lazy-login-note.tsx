"use client"

import dynamic from "next/dynamic"
import { loadIsland } from "#components/chrome/load-island.ts"

/** A note for who has to sign in first, whose code only pages with such a form fetch. */
export const LazyLoginNote = dynamic(() =>
  loadIsland(() => import("./login-note.tsx")).then((module) => module.LoginNote),
)
