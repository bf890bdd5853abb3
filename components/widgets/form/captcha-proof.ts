/** Challenges expire after ten minutes. */
const renewAfterMs = 8 * 60_000

/** Solves captchas in advance. Each proof is valid for one submission. */
export type CaptchaProof = {
  /** Starts solving a challenge, unless a fresh proof exists or is in progress. */
  begin: () => void
  /** Resolves with the proof; with an empty string if this browser cannot solve the challenge. */
  take: () => Promise<string>
  /** Discards the current proof after its use. */
  drop: () => void
}

export function createCaptchaProof(): CaptchaProof {
  let known: { proof: Promise<string>; at: number } | null = null
  const begin = () => {
    if (known && Date.now() - known.at < renewAfterMs) return known.proof
    known = { proof: solve(), at: Date.now() }
    return known.proof
  }
  const drop = () => {
    known = null
  }
  return {
    begin: () => void begin(),
    take: async () => {
      const proof = await begin()
      if (proof === "") drop()
      return proof
    },
    drop,
  }
}

async function solve(): Promise<string> {
  try {
    const { solveCaptcha } = await import("./solve-captcha.ts")
    return (await solveCaptcha()) ?? ""
  } catch {
    return ""
  }
}
