import { Specimens } from "./both-themes.tsx"

const spacings = [
  ["1", "0.25rem"],
  ["2", "0.5rem"],
  ["3", "0.75rem"],
  ["4", "1rem"],
  ["6", "1.5rem"],
  ["8", "2rem"],
  ["gutter", "var(--spacing-gutter)"],
  ["section", "var(--spacing-section)"],
] as const

/** Renders the spacing scale, the corner radii and the shadows. */
export function SpaceSpecimens() {
  return (
    <>
      <Specimens name="Room">
        <ul className="flex flex-wrap items-end gap-4 text-xs text-muted">
          {spacings.map(([name, width]) => (
            <li key={name} className="flex flex-col gap-1">
              <span style={{ width, height: "2rem" }} className="block bg-brand" />
              {name}
            </li>
          ))}
        </ul>
      </Specimens>
      <Specimens name="Corners: badge, control, card">
        <div className="flex gap-4">
          <span className="p-6 rounded-sm bg-tint" />
          <span className="p-6 rounded-lg bg-tint" />
          <span className="p-6 rounded-card bg-tint" />
        </div>
      </Specimens>
      <Specimens name="Height: raised, above everything">
        <div className="flex gap-8">
          <span
            style={{ boxShadow: "var(--shadow-raised)" }}
            className="rounded-card bg-surface p-6"
          />
          <span className="rounded-card bg-surface p-6 floating" />
        </div>
      </Specimens>
    </>
  )
}
