/** Step of the form that adds a passkey, after one was added. */
export const passkeyAddedStep = "added"
