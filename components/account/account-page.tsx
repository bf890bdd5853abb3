import type { ReactNode } from "react"
import { Container } from "#components/ui/container.tsx"

const widths = { narrow: "max-w-3xl", wide: "max-w-5xl" } as const

/** Renders the column of an account page: narrow for a form, wide for cards side by side. */
export function AccountPage({
  width,
  children,
}: {
  width: keyof typeof widths
  children: ReactNode
}) {
  return (
    <Container className="py-8 md:py-12">
      <div className={`mx-auto stack-8 ${widths[width]}`}>{children}</div>
    </Container>
  )
}
