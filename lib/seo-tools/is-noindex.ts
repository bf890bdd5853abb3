/** True if the robots rules of a head or a header exclude a page from the index. */
export function isNoindex(...rules: readonly string[]): boolean {
  return rules.some((rule) => /(?:^|[\s,:])(?:noindex|none)(?:$|[\s,])/.test(rule))
}
