import { encode } from "uqr"

/** Renders text as a QR code in SVG, black on white at any size. `label` is its accessible name. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: "M", border: 4 })
  const modules = data.flatMap((row, y) =>
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
      <path d={modules.join("")} fill="#000" />
    </svg>
  )
}
