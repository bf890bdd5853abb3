"use client"

import { useField } from "./form-context.ts"

/**
 * Whose form this is, sent on with it under the name "email" and told to password managers. Nobody
 * else meets it. `email` stands for what was typed where nothing was.
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
