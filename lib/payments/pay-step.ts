/** Step of a form at which the client goes to pay, and the control that contains the URL. */
export const payStep = "pay"
export const payAddressControl = "payment"
