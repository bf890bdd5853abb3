"use client"

import { type ComponentType, useEffect, useState } from "react"
import { requestIdleAfterLoad } from "#components/navigation/link-delegation.ts"
import { openCartAdditionBuffer } from "#lib/cart/cart-additions.ts"
import type { AnalyticsIslandProps } from "./analytics-island.tsx"

/** Loads the analytics code once the page is idle. It measures only with the user's consent. */
export function Analytics(props: AnalyticsIslandProps) {
  const [Island, setIsland] = useState<ComponentType<AnalyticsIslandProps> | null>(null)

  useEffect(() => {
    openCartAdditionBuffer()
    return requestIdleAfterLoad(() => {
      import("./analytics-island.tsx").then(
        ({ AnalyticsIsland }) => setIsland(() => AnalyticsIsland),
        () => {},
      )
    })
  }, [])

  return Island && <Island {...props} />
}
