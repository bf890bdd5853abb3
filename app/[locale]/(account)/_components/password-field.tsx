"use client"

import { useState } from "react"
import { FieldFrame, type FieldProps } from "#components/account/field-frame.tsx"
import { useField } from "#components/account/form-context.ts"
import type { PasswordLabels } from "#components/account/form-labels.ts"
import { Button } from "#components/ui/button.tsx"
import { createRandomPassword } from "#lib/forms/create-random-password.ts"

const suggestedLength = 16

type PasswordFieldProps = FieldProps & {
  /** A new password can be suggested, and is then shown. */
  kind: "current" | "new"
  labels: PasswordLabels
}

/** Renders a password field with a show button. The server never returns the submitted value. */
export function PasswordField({ kind, labels, ...field }: PasswordFieldProps) {
  const { id, isBusy } = useField(field.name)
  const [isShown, setShown] = useState(false)
  const suggest = () => {
    const input = document.getElementById(id)
    if (!(input instanceof HTMLInputElement)) return
    input.value = createRandomPassword(suggestedLength)
    input.dispatchEvent(new Event("input", { bubbles: true }))
    setShown(true)
  }
  return (
    <FieldFrame {...field}>
      {(control) => (
        <>
          <input
            {...control}
            type={isShown ? "text" : "password"}
            autoComplete={`${kind}-password`}
            readOnly={isBusy}
            spellCheck={false}
            autoCapitalize="none"
            className="control"
          />
          <div inert={isBusy} className="-ms-4 flex flex-wrap noscript:hidden">
            <Button kind="tertiary" onClick={() => setShown(!isShown)}>
              {isShown ? labels.hide : labels.show}
            </Button>
            {kind === "new" && (
              <Button kind="tertiary" onClick={suggest}>
                {labels.suggest}
              </Button>
            )}
          </div>
        </>
      )}
    </FieldFrame>
  )
}
