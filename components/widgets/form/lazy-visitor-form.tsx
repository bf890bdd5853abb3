"use client"

import dynamic from "next/dynamic"

/** A form for visitors, whose code only pages with a form fetch. */
export const LazyVisitorForm = dynamic(() =>
  import("./visitor-form.tsx").then((module) => module.VisitorForm),
)
