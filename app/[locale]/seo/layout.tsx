import type { ReactNode } from "react"
import "../../site.css"

export default function StudioLayout({ children }: { children: ReactNode }) {
  return children
}
