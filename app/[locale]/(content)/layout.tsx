import type { ReactNode } from "react"
import "../../site.css"

export default function ContentLayout({ children }: { children: ReactNode }) {
  return children
}
