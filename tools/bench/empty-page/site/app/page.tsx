import Link from "next/link"
import { Picture } from "./picture"

const linkCount = 60

/** Sixty links to two pages, both of which Next prefetches. */
export default function EmptyPage() {
  const numbers = Array.from({ length: linkCount }, (_, index) => index + 1)
  return (
    <main>
      <h1>Empty page</h1>
      <Picture />
      <ul>
        {numbers.map((number) => (
          <li key={number}>
            <Link href={number % 2 === 1 ? "/first" : "/second"}>Link {number}</Link>
          </li>
        ))}
      </ul>
    </main>
  )
}
