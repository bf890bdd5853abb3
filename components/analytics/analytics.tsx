"use client"

import { type ComponentType, useEffect, useState } from "react"
import { whenQuiet } from "#components/chrome/watch-links.ts"
import { keepShopNews } from "#lib/analytics/shop-news.ts"
import type { AnalyticsIslandProps } from "./analytics-island.tsx"

/** Measures the shop, by the visitor's leave. Its code is fetched once the page is quiet. */
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
