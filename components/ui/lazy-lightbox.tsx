"use client"

import { type ComponentType, useEffect, useState } from "react"
import type { LightboxProps } from "./lightbox.tsx"

type LazyLightboxProps = LightboxProps & {
  /** URL to navigate to when the lightbox chunk fails to load: the image itself. */
  href: string
}

/** Renders a lightbox whose JavaScript and CSS load when the first one opens. */
export function LazyLightbox({ href, ...props }: LazyLightboxProps) {
  const [loaded, setLoaded] = useState<{ Lightbox: ComponentType<LightboxProps> } | null>(null)

  useEffect(() => {
    let isWanted = true
    import("./lightbox.tsx").then(
      (module) => isWanted && setLoaded(module),
      () => isWanted && location.assign(href),
    )
    return () => {
      isWanted = false
    }
  }, [href])

  return loaded && <loaded.Lightbox {...props} />
}
