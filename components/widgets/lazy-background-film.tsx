"use client"

import dynamic from "next/dynamic"
import { loadIsland } from "#components/chrome/load-island.ts"

/** A background's film, its code fetched only by pages that have one. */
export const LazyBackgroundFilm = dynamic(() =>
  loadIsland(() => import("./background-film.tsx")).then((m) => m.BackgroundFilm),
)
