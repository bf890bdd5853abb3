/** What the payer is asked for. */
export type PaymentRequest = {
  /** Names the payment to the payer's browser; nobody can guess it. */
  token: string
  description: string
  amountCents: number
  currency: "AUD"
}

export type PaymentGateway = {
  /** As kept with each payment. */
  name: string
  /** The address to pay at. Throws while the gateway cannot be reached; may be asked again. */
  begin: (payment: PaymentRequest) => Promise<string>
}
