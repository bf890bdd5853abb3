"use client"

import { usePathname } from "next/navigation"
import { type ComponentType, useEffect, useState } from "react"
import { whenQuiet } from "#components/chrome/watch-links.ts"
import type { UpdatePromptProps } from "./update-prompt.tsx"

/**
 * Makes the shop an app that can be installed, updates itself and is there offline. All of it begins
 * once the page is quiet, and a browser that cannot do it notices nothing.
 */
export function WebApp({ labels }: Pick<UpdatePromptProps, "labels">) {
  const path = usePathname()
  const [Prompt, setPrompt] = useState<ComponentType<UpdatePromptProps> | null>(null)

  useEffect(
    () =>
      whenQuiet(() => {
        import("./start-web-app.ts").then(
          ({ visitPage }) => visitPage(path, (View) => setPrompt(() => View)),
          () => {},
        )
      }),
    [path],
  )

  return Prompt && <Prompt labels={labels} onEnd={() => setPrompt(null)} />
}
