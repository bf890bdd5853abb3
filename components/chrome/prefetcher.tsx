"use client"

import { usePathname, useRouter } from "next/navigation"
import { useEffect, useLayoutEffect, useTransition } from "react"
import { arrive, watchReturns } from "./arrive.ts"
import { navigateTo, openInside } from "./navigate.ts"
import { watchLikelyLinks, watchLinks } from "./watch-links.ts"

/** Adds client-side navigation and prefetching to the plain links of every page. */
export function Prefetcher({ menuId }: { menuId: string }) {
  const router = useRouter()
  const path = usePathname()
  const [isOnTheWay, startTransition] = useTransition()

  useEffect(() => openInside((to, way) => startTransition(() => router[way](to))), [router])
  useEffect(() => watchLinks({ push: navigateTo, prefetch: (to) => router.prefetch(to) }), [router])
  useEffect(watchReturns, [])

  useLayoutEffect(() => {
    if (!isOnTheWay) arrive(path)
  }, [isOnTheWay, path])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path has new links
  useEffect(() => {
    const menu = document.getElementById(menuId)
    if (menu?.matches(":popover-open")) menu.hidePopover()
    return watchLikelyLinks(router)
  }, [router, path, menuId])

  return null
}
