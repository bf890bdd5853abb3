import type { ReactNode } from "react"

export const metadata = { title: "Empty page", description: "A page of Next.js and nothing else." }

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  )
}
