import { Picture } from "../picture"

export default function SecondPage() {
  return (
    <main>
      <h1>Second page</h1>
      <Picture />
    </main>
  )
}
