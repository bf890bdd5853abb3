"use client"

import { useEffect } from "react"

/** Deletes the customer's personal data from this browser once the page is shown. */
export function DeletePersonalData() {
  useEffect(() => {
    import("#lib/pwa/delete-personal-data.ts").then(
      ({ deletePersonalData: forgetCustomer }) => forgetCustomer(),
      () => {},
    )
  }, [])
  return null
}
