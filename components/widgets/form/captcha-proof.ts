/** Challenges are valid for ten minutes. */
const renewAfterMs = 8 * 60_000

/** Gets captchas solved ahead of when they are needed. Each serves one sending. */
export type CaptchaProof = {
  /** Begins to solve one, unless one is at hand. */
  begin: () => void
  /** The solved one, waited for; empty where this browser cannot solve any. */
  take: () => Promise<string>
  /** Throws away the one at hand: it was used. */
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
