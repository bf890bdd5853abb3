/** Names of the controls of the forms that buy and redeem vouchers. */
export const voucherControls = {
  theme: "theme",
  amount: "amount",
  /** The amount that is typed. */
  custom: "custom",
  email: "email",
  code: "code",
  /** Where the form stands. */
  page: "page",
} as const
