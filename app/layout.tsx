import type { ReactNode } from "react"

/** The document itself is made below, where the language is known. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return children
}
