"use client"

import { useEffect, useState } from "react"
import { voucherControls as controls } from "#lib/vouchers/voucher-controls.ts"

/**
 * Renders a hidden field with the URL and fragment of the form, which the payment page returns to.
 */
export function PageUrlField({ id }: { id: string }) {
  const [pageUrl, setPageUrl] = useState("")
  useEffect(() => {
    const url = new URL(location.href)
    url.hash = id
    setPageUrl(url.href)
  }, [id])
  return <input type="hidden" name={controls.page} value={pageUrl} />
}
