type FilterChoiceProps = {
  id: string
  name: string
  label: string
  value: string
  /** Value and label of each option. */
  options: readonly (readonly [string, string])[]
}

/** Renders a labelled select field. */
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
