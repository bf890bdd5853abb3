"use client"

import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from "react"
import { fetchIsland } from "#components/navigation/fetch-island.ts"
import {
  type DeviceItem,
  readDeviceList,
  viewedProducts,
  writeDeviceList,
} from "#lib/wish-list/browser/device-list.ts"
import type { ViewedListProps } from "./viewed-list.tsx"

type ViewedProductsProps = {
  /** The product of this page. */
  slug: string
  locale: string
  labels: { heading: string; clear: string }
}

/**
 * Remembers the product in this browser, and renders the ones displayed before it. They are loaded
 * when the section, whose height is fixed, comes into view. Hidden if there are none, or if the browser stores nothing.
 */
export function ViewedProducts({ slug, locale, labels }: ViewedProductsProps) {
  const section = useRef<HTMLElement>(null)
  const [items, setItems] = useState<readonly DeviceItem[]>([])
  const [List, setList] = useState<ComponentType<ViewedListProps> | null>(null)

  useLayoutEffect(() => {
    const others = readDeviceList(viewedProducts).filter(({ product }) => product !== slug)
    const viewed = [{ product: slug, sku: null }, ...others].slice(0, viewedProducts.max)
    if (writeDeviceList(viewedProducts, viewed)) setItems(others)
  }, [slug])

  useEffect(() => {
    if (items.length === 0 || section.current === null) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        fetchIsland(() => import("./viewed-list.tsx")).then(({ ViewedList }) =>
          setList(() => ViewedList),
        )
      },
      { rootMargin: "300px" },
    )
    observer.observe(section.current)
    return () => observer.disconnect()
  }, [items])

  const clear = () => {
    writeDeviceList(viewedProducts, [])
    setItems([])
  }
  return (
    <section
      ref={section}
      hidden={items.length === 0}
      aria-labelledby="viewed"
      className="min-h-68 print:hidden"
    >
      <div className="mb-4 flex items-center justify-between gap-4">
        <h2 id="viewed" className="text-2xl font-bold">
          {labels.heading}
        </h2>
        <button type="button" onClick={clear} className="button button-tertiary">
          {labels.clear}
        </button>
      </div>
      {List && items.length > 0 && <List items={items} locale={locale} />}
    </section>
  )
}
