/** Names of the controls in the forms that buy and redeem vouchers. */
export const voucherControls = {
  theme: "theme",
  amount: "amount",
  /** The custom amount. */
  custom: "custom",
  email: "email",
  code: "code",
  /** URL of the page with the form. */
  page: "page",
} as const
