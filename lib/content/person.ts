import type { Picture } from "#lib/images/picture.ts"

/** A person of the business. `description` is sanitised HTML. */
export type Person = {
  id: number
  name: string
  title: string
  description: string
  photo: Picture | null
}
