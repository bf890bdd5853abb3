/** Renders a read-only detail. */
export function ShownDetail({
  label,
  value,
  note,
}: {
  label: string
  value: string
  note?: string | undefined
}) {
  return (
    <div className="min-w-0 stack-1">
      <p className="font-semibold">{label}</p>
      <p className="wrap-anywhere">
        <bdi>{value}</bdi>
      </p>
      {note && <p className="text-sm text-muted">{note}</p>}
    </div>
  )
}
