import { Picture } from "../picture"

export default function FirstPage() {
  return (
    <main>
      <h1>First page</h1>
      <Picture />
    </main>
  )
}
