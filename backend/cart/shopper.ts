/** Who works on a cart: a customer on the own one, a guest on that of the session key. */
export type Shopper = {
  userId: number | null
  sessionKey: string | null
  /** A word for where the shopper sends from. */
  client: string
}
