"use client"

import { useEffect } from "react"

/** Has this browser forget its customer, as soon as the page it stands on is there. */
export function ForgetHere() {
  useEffect(() => {
    import("#lib/web-app/forget-customer.ts").then(
      ({ forgetCustomer }) => forgetCustomer(),
      () => {},
    )
  }, [])
  return null
}
