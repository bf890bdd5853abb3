"use client"

import { usePathname } from "next/navigation"
import { type ComponentType, useEffect, useState } from "react"
import { requestIdleAfterLoad } from "#components/navigation/link-delegation.ts"
import type { UpdatePromptProps } from "./update-prompt.tsx"

/**
 * Makes the shop a PWA: installable, self-updating and available offline. Starts once the page is
 * idle, and does nothing in browsers without service workers.
 */
export function WebApp({ labels }: Pick<UpdatePromptProps, "labels">) {
  const path = usePathname()
  const [Prompt, setPrompt] = useState<ComponentType<UpdatePromptProps> | null>(null)

  useEffect(
    () =>
      requestIdleAfterLoad(() => {
        import("./handle-page-view.ts").then(
          ({ handlePageView: visitPage }) => visitPage(path, (View) => setPrompt(() => View)),
          () => {},
        )
      }),
    [path],
  )

  return Prompt && <Prompt labels={labels} onEnd={() => setPrompt(null)} />
}
