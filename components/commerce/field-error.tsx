/** Renders the error message below a control; nothing for an empty text. */
export function FieldError({ id, text }: { id: string; text: string }) {
  if (text === "") return null
  return (
    <p id={id} className="mt-1 text-sm font-semibold text-danger">
      {text}
    </p>
  )
}
