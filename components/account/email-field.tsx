import type { ComponentProps } from "react"
import { TextField } from "./text-field.tsx"

type EmailFieldProps = Omit<
  ComponentProps<typeof TextField>,
  "type" | "autoCapitalize" | "spellCheck"
>

/** Renders a field for an email address, by default the visitor's own. */
export function EmailField(props: EmailFieldProps) {
  return (
    <TextField
      autoComplete="email"
      {...props}
      type="email"
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}
