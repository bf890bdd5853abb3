import type { Translated } from "#lib/contract/translated-text.ts"
import type { Picture } from "#lib/images/picture.ts"

/** A person of the business. `description` is sanitised HTML. */
export type Person = Translated & {
  id: number
  name: string
  title: string
  description: string
  photo: Picture | null
}
