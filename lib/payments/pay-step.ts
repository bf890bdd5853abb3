/** The step of a form at which the visitor goes to pay, and the control with the address. */
export const payStep = "pay"
export const payAddressControl = "payment"
