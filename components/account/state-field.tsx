"use client"

import { australianStates } from "#lib/contract/values/australia.ts"
import { FieldFrame, type FieldProps } from "./field-frame.tsx"
import { useField } from "./form-context.ts"

type StateFieldProps = FieldProps & {
  /** Code of the initially selected state, such as "QLD"; empty for none. */
  value: string
  /** Text of the first option, which selects none. */
  choose: string
  autoComplete?: string
}

/** Renders a select of Australia's states and territories. */
export function StateField({ value, choose, autoComplete, ...field }: StateFieldProps) {
  const { typed, isBusy } = useField(field.name)
  return (
    <FieldFrame {...field}>
      {(control) => (
        <select
          {...control}
          inert={isBusy}
          autoComplete={autoComplete ?? "off"}
          defaultValue={typed ?? value}
          className="control"
        >
          <option value="">{choose}</option>
          {australianStates.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}
