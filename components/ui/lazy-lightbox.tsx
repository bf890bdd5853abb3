"use client"

import { type ComponentType, useEffect, useState } from "react"
import type { LightboxProps } from "./lightbox.tsx"

type LazyLightboxProps = LightboxProps & {
  /** Where the visitor is led when the lightbox cannot be fetched: the picture itself. */
  href: string
}

/** A lightbox whose code and styles are fetched when the first one opens. */
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
