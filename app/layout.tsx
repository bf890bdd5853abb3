import type { ReactNode } from "react"

/** The locale layout below renders the document, because it knows the language. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return children
}
