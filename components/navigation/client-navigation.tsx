"use client"

import { usePathname, useRouter } from "next/navigation"
import { useEffect, useLayoutEffect, useTransition } from "react"
import { registerHearts, startHearts } from "./hearts.ts"
import { registerLinkHandlers, startLinkPrefetch } from "./link-delegation.ts"
import { navigateTo, registerClientRouter } from "./navigate.ts"
import { handleNavigationEnd, subscribeToHistoryNavigation } from "./navigation-events.ts"

/** Adds client-side navigation and prefetching to the plain links of every page. */
export function ClientNavigation({ menuId }: { menuId: string }) {
  const router = useRouter()
  const path = usePathname()
  const [isPending, startTransition] = useTransition()

  useEffect(
    () => registerClientRouter((to, type) => startTransition(() => router[type](to))),
    [router],
  )
  useEffect(
    () => registerLinkHandlers({ push: navigateTo, prefetch: (to) => router.prefetch(to) }),
    [router],
  )
  useEffect(subscribeToHistoryNavigation, [])
  useEffect(registerHearts, [])

  useLayoutEffect(() => {
    if (!isPending) handleNavigationEnd(path)
  }, [isPending, path])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path or list has new hearts
  useEffect(() => {
    if (!isPending) return startHearts()
  }, [isPending, path])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path has new links
  useEffect(() => {
    const menu = document.getElementById(menuId)
    if (menu?.matches(":popover-open")) menu.hidePopover()
    return startLinkPrefetch(router)
  }, [router, path, menuId])

  return null
}
