type FilterChoiceProps = {
  id: string
  name: string
  label: string
  value: string
  /** Value and name of each. */
  options: readonly (readonly [string, string])[]
}

/** A list to choose one thing of. */
export function FilterChoice({ id, name, label, value, options }: FilterChoiceProps) {
  return (
    <div className="stack-1">
      <label htmlFor={id} className="block text-sm font-semibold">
        {label}
      </label>
      <select id={id} name={name} defaultValue={value} className="control">
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}
