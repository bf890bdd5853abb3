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

/** The step of the buying form at which the visitor goes to pay, and the control with the address. */
export const payStep = "pay"
export const payAddressControl = "payment"
