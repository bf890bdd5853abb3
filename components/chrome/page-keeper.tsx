"use client"

import { usePathname, useRouter } from "next/navigation"
import { useEffect } from "react"
import { keepPage } from "./keep-page.ts"

/** Keeps the open page true: has it fetched anew when its record or its schedule has moved on. */
export function PageKeeper() {
  const router = useRouter()
  const path = usePathname()

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path shows another record
  useEffect(() => keepPage(() => router.refresh()), [router, path])

  return null
}
