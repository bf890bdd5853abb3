"use client"

import dynamic from "next/dynamic"

/** A background's film, its code fetched only by pages that have one. */
export const LazyBackgroundFilm = dynamic(() =>
  import("./background-film.tsx").then((m) => m.BackgroundFilm),
)
