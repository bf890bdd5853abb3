/** User agents of programs, which no visitor waits for. */
const robot = /bot|crawl|spider|slurp|headless|lighthouse|preview|monitor|curl|wget|python|node/i

/** True if a request comes from a program that says so, or that does not say what it is. */
export function isRobot(userAgent: string | null | undefined): boolean {
  return !userAgent || robot.test(userAgent)
}
