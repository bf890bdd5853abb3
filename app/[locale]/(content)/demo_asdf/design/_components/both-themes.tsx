import type { ReactNode } from "react"

export type Theme = "light" | "dark"

/** Renders one section of the design system in both themes, side by side. */
export function BothThemes({
  title,
  children,
}: {
  title: string
  children: (theme: Theme) => ReactNode
}) {
  return (
    <section className="flex flex-col gap-5">
      <h2 className="text-3xl">{title}</h2>
      <div className="grid gap-4 lg:grid-cols-12">
        {(["light", "dark"] as const).map((theme) => (
          <div
            key={theme}
            data-theme={theme}
            style={{ colorScheme: theme }}
            className="flex min-w-0 flex-col gap-8 rounded-card bg-canvas p-6 text-ink lg:col-span-6"
          >
            {children(theme)}
          </div>
        ))}
      </div>
    </section>
  )
}

/** Renders specimens of one kind below their name. */
export function Specimens({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-3">
      <h3 style={{ fontFamily: "inherit" }} className="text-sm text-muted">
        {name}
      </h3>
      {children}
    </div>
  )
}
