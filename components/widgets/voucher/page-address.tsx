"use client"

import { useEffect, useState } from "react"
import { voucherControls as controls } from "#lib/vouchers/voucher-controls.ts"

/** Tells the shop where its form stands, and where on that page: a payment leads back there. */
export function PageAddress({ id }: { id: string }) {
  const [address, setAddress] = useState("")
  useEffect(() => {
    const url = new URL(location.href)
    url.hash = id
    setAddress(url.href)
  }, [id])
  return <input type="hidden" name={controls.page} value={address} />
}
