"use client"

import { useRouter } from "next/navigation"
import { useEffect } from "react"
import { deviceWishes, readDeviceList } from "#lib/wish-list/browser/device-list.ts"
import { mergeDeviceWishes } from "#lib/wish-list/browser/wishes.ts"

/** Merges what was saved in this browser before the login, and shows the lists with it. */
export function MergeDeviceWishes() {
  const router = useRouter()
  useEffect(() => {
    if (readDeviceList(deviceWishes).length === 0) return
    // If it fails, the next page that shows hearts merges it.
    mergeDeviceWishes().then(
      () => router.refresh(),
      () => {},
    )
  }, [router])
  return null
}
