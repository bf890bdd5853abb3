import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto"
import { isoCBOR } from "@simplewebauthn/server/helpers"

/** What `navigator.credentials` would be called with: the page's origin, and the options. */
type Ceremony = { origin: string; options: { challenge: string; [key: string]: unknown } }

/**
 * A software authenticator with one passkey (ES256). `counter` is the number of its signatures; a
 * test can turn it back. Without `verifiesUser` it signs without user verification.
 */
export function createAuthenticator(rpId: string) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" })
  const id = randomBytes(16)
  const state = { counter: 0, userHandle: undefined as string | undefined, verifiesUser: true }
  const credential = {
    id: id.toString("base64url"),
    rawId: id.toString("base64url"),
    type: "public-key" as const,
    clientExtensionResults: {},
  }
  return {
    state,
    /** Returns the `RegistrationResponseJSON` for these options. */
    create({ origin, options }: Ceremony) {
      const user = options.user
      if (typeof user === "object" && user !== null && "id" in user)
        state.userHandle = String(user.id)
      const { x = "", y = "" } = publicKey.export({ format: "jwk" })
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, decode(x)],
        [-3, decode(y)],
      ])
      const idLength = Buffer.alloc(2)
      idLength.writeUInt16BE(id.length)
      const flags = isPresent | isVerified | hasCredential
      const authData = Buffer.concat([
        buildAuthenticatorData(rpId, flags, state.counter),
        Buffer.alloc(16),
        idLength,
        id,
        isoCBOR.encode(key),
      ])
      const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
        ["fmt", "none"],
        ["attStmt", new Map<string, string>()],
        ["authData", new Uint8Array(authData)],
      ])
      return {
        ...credential,
        response: {
          clientDataJSON: buildClientData("webauthn.create", origin, options.challenge),
          attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString("base64url"),
          transports: ["internal"],
        },
      }
    },
    /** Returns the `AuthenticationResponseJSON` for these options. */
    get({ origin, options }: Ceremony) {
      state.counter += 1
      const flags = state.verifiesUser ? isPresent | isVerified : isPresent
      const data = buildAuthenticatorData(rpId, flags, state.counter)
      const clientDataJSON = buildClientData("webauthn.get", origin, options.challenge)
      const hash = createHash("sha256").update(Buffer.from(clientDataJSON, "base64url")).digest()
      return {
        ...credential,
        response: {
          clientDataJSON,
          authenticatorData: data.toString("base64url"),
          signature: sign("sha256", Buffer.concat([data, hash]), privateKey).toString("base64url"),
          userHandle: state.userHandle,
        },
      }
    },
  }
}

export type Authenticator = ReturnType<typeof createAuthenticator>

const isPresent = 0x01
const isVerified = 0x04
const hasCredential = 0x40

function buildAuthenticatorData(rpId: string, flags: number, counter: number): Buffer {
  const rest = Buffer.alloc(5)
  rest.writeUInt8(flags)
  rest.writeUInt32BE(counter, 1)
  return Buffer.concat([createHash("sha256").update(rpId).digest(), rest])
}

function buildClientData(type: string, origin: string, challenge: string): string {
  const json = JSON.stringify({ type, challenge, origin, crossOrigin: false })
  return Buffer.from(json).toString("base64url")
}

function decode(text: string): Uint8Array {
  return new Uint8Array(Buffer.from(text, "base64url"))
}
