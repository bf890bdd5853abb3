import type { Picture } from "#lib/images/picture.ts"

/** A customer's testimonial. `content` is sanitised HTML; `rating` is 1 to 5, null where none. */
export type Testimonial = {
  id: number
  name: string
  title: string
  content: string
  picture: Picture | null
  rating: number | null
}
