"use client"

import { useEffect } from "react"

/** Deletes the customer's personal data from this browser once the page is shown. */
export function ForgetHere() {
  useEffect(() => {
    import("#lib/web-app/forget-customer.ts").then(
      ({ forgetCustomer }) => forgetCustomer(),
      () => {},
    )
  }, [])
  return null
}
