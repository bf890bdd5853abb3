"use client"

import { useState } from "react"
import { Button } from "#components/ui/button.tsx"
import { maxFieldValueLength } from "#lib/contract/form-value-limits.ts"
import { createRandomPassword } from "#lib/forms/create-random-password.ts"
import { controlClass } from "./control-class.ts"
import type { ControlProps, FieldProps } from "./form-field.tsx"

/**
 * Renders a password input with buttons that reveal it or fill in a generated password, which is
 * then shown.
 */
export function PasswordControl({
  field,
  control,
  isLocked,
  labels,
}: FieldProps & { control: ControlProps }) {
  const [isShown, setShown] = useState(false)
  const suggest = () => {
    const input = document.getElementById(control.id)
    if (!(input instanceof HTMLInputElement)) return
    input.value = createRandomPassword()
    input.dispatchEvent(new Event("input", { bubbles: true }))
    setShown(true)
  }
  return (
    <>
      <input
        {...control}
        type={isShown ? "text" : "password"}
        placeholder={field.placeholder || undefined}
        autoComplete="new-password"
        spellCheck={false}
        autoCapitalize="none"
        maxLength={maxFieldValueLength}
        className={controlClass}
      />
      <div inert={isLocked} className="-ms-4 flex flex-wrap noscript:hidden">
        <Button kind="tertiary" onClick={() => setShown(!isShown)}>
          {isShown ? labels.hidePassword : labels.showPassword}
        </Button>
        <Button kind="tertiary" onClick={suggest}>
          {labels.suggestPassword}
        </Button>
      </div>
    </>
  )
}
