"use client"

import { useRouter } from "next/navigation"
import { useEffect } from "react"
import { deviceItems, readDeviceList } from "#lib/wish-list/browser/device-list.ts"
import { mergeDeviceItems } from "#lib/wish-list/browser/saved-items.ts"

/** Merges what was saved in this browser before the login, and shows the lists with it. */
export function MergeDeviceItems() {
  const router = useRouter()
  useEffect(() => {
    if (readDeviceList(deviceItems).length === 0) return
    // If it fails, the next page that shows hearts merges it.
    mergeDeviceItems().then(
      () => router.refresh(),
      () => {},
    )
  }, [router])
  return null
}
