/** Renders the mark of texts that belong to the demonstration shop: no customer wrote them. */
export function DemoBadge({ text }: { text: string }) {
  return (
    <span className="rounded-sm border border-line px-2 py-0.5 text-xs font-semibold">{text}</span>
  )
}
