import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser"
import type { FormState } from "#lib/auth/account-result.ts"
import type { PasskeyOptions } from "#lib/contract/passkey.ts"
import type { logInByPasskey, startPasskeyLogin } from "#lib/sign-in/passkey-login.ts"

/** Server actions of a login by passkey: its options, and the login with the signed challenge. */
export type PasskeyLoginActions = {
  start: typeof startPasskeyLogin
  logIn: typeof logInByPasskey
}

/** True if this browser can use passkeys. */
export function hasPasskeySupport(): boolean {
  return "PublicKeyCredential" in globalThis
}

/** True if this browser suggests passkeys in a field for a username (conditional UI). */
export async function hasPasskeyAutofill(): Promise<boolean> {
  const { browserSupportsWebAuthnAutofill } = await import("@simplewebauthn/browser")
  return browserSupportsWebAuthnAutofill()
}

/**
 * Logs in with a passkey that the user chooses, from the browser's dialog or, with `isAutofill`,
 * among the suggestions of a field. Returns null if the user chose none, also where none can be
 * suggested now: the user requested nothing.
 */
export async function requestPasskeyLogin(
  actions: PasskeyLoginActions,
  isAutofill: boolean,
): Promise<FormState | null> {
  const { options, state } = await actions.start()
  if (options === null) return isAutofill ? null : state
  const signed = await requestSignature(options, isAutofill)
  return signed === null ? null : actions.logIn(signed)
}

/**
 * Signs the options' challenge with a passkey that the user chooses. Returns the
 * `AuthenticationResponseJSON`; null if the user chose none.
 */
export async function requestSignature(
  options: PasskeyOptions,
  isAutofill = false,
): Promise<AuthenticationResponseJSON | null> {
  const { startAuthentication } = await import("@simplewebauthn/browser")
  return startAuthentication({
    optionsJSON: parseLoginOptions(options),
    useBrowserAutofill: isAutofill,
  }).catch(() => null)
}

/**
 * Creates a passkey on a device that the user chooses. Returns the `RegistrationResponseJSON`; null
 * if the user cancelled or the device has one for this account already.
 */
export async function createPasskeyOnDevice(options: PasskeyOptions): Promise<object | null> {
  const { startRegistration } = await import("@simplewebauthn/browser")
  return startRegistration({ optionsJSON: parseCreationOptions(options) }).catch(() => null)
}

// The shop's own back end builds them with the same library.
function parseLoginOptions(options: PasskeyOptions): PublicKeyCredentialRequestOptionsJSON {
  return options as unknown as PublicKeyCredentialRequestOptionsJSON
}

function parseCreationOptions(options: PasskeyOptions): PublicKeyCredentialCreationOptionsJSON {
  return options as unknown as PublicKeyCredentialCreationOptionsJSON
}
