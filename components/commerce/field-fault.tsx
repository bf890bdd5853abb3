/** What is wrong with a control, beneath it; nothing where the text is empty. */
export function FieldFault({ id, text }: { id: string; text: string }) {
  if (text === "") return null
  return (
    <p id={id} className="mt-1 text-sm font-semibold text-danger">
      {text}
    </p>
  )
}
