"use client"

import { useField } from "#components/account/form-context.ts"

/**
 * Renders a hidden field with the user's email address, submitted as "email" and read by password
 * managers as the username. `email` is the value if none was typed.
 */
export function UsernameField({ email = "" }: { email?: string }) {
  const { typed } = useField("email")
  return (
    <input
      type="email"
      name="email"
      autoComplete="username"
      value={typed ?? email}
      readOnly
      hidden
    />
  )
}
