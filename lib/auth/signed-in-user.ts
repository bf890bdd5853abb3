/** The signed-in user, with the data that every private page needs. */
export type SignedInUser = {
  id: number
  firstName: string
  lastName: string
  email: string
  isAdmin: boolean
}
