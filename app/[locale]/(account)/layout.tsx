import type { ReactNode } from "react"
import "../../site.css"

export default function AccountLayout({ children }: { children: ReactNode }) {
  return children
}
