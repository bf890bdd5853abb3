import type { ReactNode } from "react"
import "../../shop.css"

/** Renders the pages of the shop with their own stylesheet. */
export default function ShopLayout({ children }: { children: ReactNode }) {
  return children
}
