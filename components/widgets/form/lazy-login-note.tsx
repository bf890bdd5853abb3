"use client"

import dynamic from "next/dynamic"

/** A note for who has to sign in first, whose code only pages with such a form fetch. */
export const LazyLoginNote = dynamic(() =>
  import("./login-note.tsx").then((module) => module.LoginNote),
)
