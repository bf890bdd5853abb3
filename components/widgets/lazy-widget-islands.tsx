"use client"

import dynamic from "next/dynamic"
import { fetchIsland } from "#components/navigation/fetch-island.ts"

/** Lazily loads the player of a background video, on pages with one only. */
export const LazyBackgroundVideoPlayer = dynamic(() =>
  fetchIsland(() => import("./background-video-player.tsx")).then((m) => m.BackgroundVideoPlayer),
)

/** Lazily loads the scroll animations, on pages with one only. */
export const LazyScrollAnimations = dynamic(() =>
  fetchIsland(() => import("./scroll-animations.tsx")).then((m) => m.ScrollAnimations),
)

/**
 * Lazily loads the script that opens the tab of a link target or search match, on pages with tabs
 * only.
 */
export const LazyTabOpener = dynamic(() =>
  fetchIsland(() => import("./tab-opener.tsx")).then((m) => m.TabOpener),
)

/** Lazily loads the notice for a widget of unknown type, on pages with one only. */
export const LazyUnknownWidget = dynamic(() =>
  fetchIsland(() => import("./unknown-widget.tsx")).then((m) => m.UnknownWidget),
)
