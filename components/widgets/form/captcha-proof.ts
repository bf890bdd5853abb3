/** Challenges expire after ten minutes. */
const renewAfterMs = 8 * 60_000

/** Solves captchas in advance. Each proof is valid for one submission. */
export type CaptchaProof = {
  /** Starts solving a challenge, unless a fresh proof exists or is in progress. */
  start: () => void
  /** Resolves with the proof; with an empty string if this browser cannot solve the challenge. */
  getProof: () => Promise<string>
  /** Discards the current proof after its use. */
  discard: () => void
}

export function createCaptchaProof(): CaptchaProof {
  let current: { proof: Promise<string>; at: number } | null = null
  const start = () => {
    if (current && Date.now() - current.at < renewAfterMs) return current.proof
    current = { proof: solveOrEmpty(), at: Date.now() }
    return current.proof
  }
  const discard = () => {
    current = null
  }
  return {
    start: () => void start(),
    getProof: async () => {
      const proof = await start()
      if (proof === "") discard()
      return proof
    },
    discard,
  }
}

async function solveOrEmpty(): Promise<string> {
  try {
    const { solveCaptcha } = await import("./solve-captcha.ts")
    return (await solveCaptcha()) ?? ""
  } catch {
    return ""
  }
}
