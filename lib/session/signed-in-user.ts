/** Who is signed in, as far as every private page wants to know. */
export type SignedInUser = {
  id: number
  firstName: string
  lastName: string
  email: string
  isAdmin: boolean
  /** Without a password, sign-in is by mail. */
  hasPassword: boolean
}
