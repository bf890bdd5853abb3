"use client"

import dynamic from "next/dynamic"
import { fetchIsland } from "#components/navigation/fetch-island.ts"

/** Lazily loads the player of a background video, on pages with one only. */
export const LazyBackgroundVideoPlayer = dynamic(() =>
  fetchIsland(() => import("./background-video-player.tsx")).then((m) => m.BackgroundVideoPlayer),
)
