import type { ReactNode } from "react"
import "../../shop.css"

/** Pages of the shop carry a sheet of their own. */
export default function ShopLayout({ children }: { children: ReactNode }) {
  return children
}
