/** Whether rules for robots, of a head and of a header, ask to leave a page out. */
export function isNoindex(...rules: readonly string[]): boolean {
  return rules.some((rule) => /(?:^|[\s,:])(?:noindex|none)(?:$|[\s,])/.test(rule))
}
