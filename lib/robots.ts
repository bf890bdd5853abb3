/** User agents of programs, which no visitor waits for. */
const robot = /bot|crawl|spider|slurp|headless|lighthouse|preview|monitor|curl|wget|python|node/i

/** True for the user agent of a known program, and without a user agent. */
export function isRobot(userAgent: string | null | undefined): boolean {
  return !userAgent || robot.test(userAgent)
}
