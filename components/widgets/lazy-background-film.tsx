"use client"

import dynamic from "next/dynamic"
import { loadIsland } from "#components/chrome/load-island.ts"

/** Lazily loads the player of a background video, on pages with one only. */
export const LazyBackgroundFilm = dynamic(() =>
  loadIsland(() => import("./background-film.tsx")).then((m) => m.BackgroundFilm),
)
