"use client"

import { usePathname, useRouter } from "next/navigation"
import { useEffect } from "react"
import { watchLikelyLinks, watchLinks } from "./watch-links.ts"

/** Gives the plain links of every page navigation inside the app, and fetches targets ahead. */
export function Prefetcher({ menuId }: { menuId: string }) {
  const router = useRouter()
  const path = usePathname()

  useEffect(() => watchLinks(router), [router])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path shows new links
  useEffect(() => {
    const menu = document.getElementById(menuId)
    if (menu?.matches(":popover-open")) menu.hidePopover()
    return watchLikelyLinks(router)
  }, [router, path, menuId])

  return null
}
