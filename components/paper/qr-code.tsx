import { encode } from "uqr"

/** A text as a QR code, black on white at any size; `label` says what it is. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: "M", border: 4 })
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])),
  )
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className="block h-auto w-full bg-white [print-color-adjust:exact]"
    >
      <path d={squares.join("")} fill="#000" />
    </svg>
  )
}
