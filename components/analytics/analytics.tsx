"use client"

import { type ComponentType, useEffect, useState } from "react"
import { whenQuiet } from "#components/chrome/watch-links.ts"
import { keepShopNews } from "#lib/analytics/shop-news.ts"
import type { AnalyticsIslandProps } from "./analytics-island.tsx"

/** Loads the analytics code once the page is idle. It measures only with the user's consent. */
export function Analytics(props: AnalyticsIslandProps) {
  const [Island, setIsland] = useState<ComponentType<AnalyticsIslandProps> | null>(null)

  useEffect(() => {
    keepShopNews()
    return whenQuiet(() => {
      import("./analytics-island.tsx").then(
        ({ AnalyticsIsland }) => setIsland(() => AnalyticsIsland),
        () => {},
      )
    })
  }, [])

  return Island && <Island {...props} />
}
