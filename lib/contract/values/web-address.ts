/**
 * True if the text is an absolute `http` or `https` URL without credentials. A published
 * `https://name:password@host` would disclose them.
 */
export function isWebAddress(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && /^https?:$/.test(url.protocol) && url.username + url.password === ""
}
