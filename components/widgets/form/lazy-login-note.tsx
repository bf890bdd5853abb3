"use client"

import dynamic from "next/dynamic"
import { fetchIsland } from "#components/navigation/fetch-island.ts"

/** Lazily loads the login hint, on pages whose form requires a login only. */
export const LazyLoginNote = dynamic(() =>
  fetchIsland(() => import("./login-note.tsx")).then((module) => module.LoginNote),
)
