/** A cart owner: a customer with their own cart, or a guest with that of the session key. */
export type Shopper = {
  userId: number | null
  sessionKey: string | null
  /** Keyed hash of the client's IP address. */
  client: string
}
