/**
 * Replaces `navigator.credentials` with a device that has one passkey, which jsdom lacks. `agrees`
 * is whether its user confirms; `requests` has the options of each call. Returns what restores it.
 */
export function replaceCredentials({ agrees = true, hasAutofill = false } = {}) {
  const requests: CredentialRequestOptions[] = []
  const credential = {
    id: "passkey",
    rawId: Uint8Array.of(1).buffer,
    type: "public-key",
    getClientExtensionResults: () => ({}),
    response: {
      clientDataJSON: Uint8Array.of(2).buffer,
      attestationObject: Uint8Array.of(3).buffer,
      authenticatorData: Uint8Array.of(4).buffer,
      signature: Uint8Array.of(5).buffer,
      userHandle: Uint8Array.of(6).buffer,
    },
  }
  const respond = async (options: CredentialRequestOptions) => {
    requests.push(options)
    if (!agrees) throw new DOMException("cancelled", "NotAllowedError")
    return credential
  }
  const support = { isConditionalMediationAvailable: async () => hasAutofill }
  const define = (target: object, name: string, value: unknown) =>
    Object.defineProperty(target, name, { configurable: true, value })
  define(
    globalThis,
    "PublicKeyCredential",
    Object.assign(() => {}, support),
  )
  define(navigator, "credentials", { get: respond, create: respond })
  const restore = () => {
    Reflect.deleteProperty(globalThis, "PublicKeyCredential")
    Reflect.deleteProperty(navigator, "credentials")
  }
  return { requests, restore }
}
