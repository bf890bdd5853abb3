/**
 * Returns the element that the URL's fragment identifies; null if there is none. As in the HTML
 * standard, ids are compared with the fragment as it is, then with the percent-decoded fragment.
 */
export function getFragmentTarget(): HTMLElement | null {
  const fragment = location.hash.slice(1)
  return document.getElementById(fragment) ?? document.getElementById(decode(fragment))
}

/** Returns an empty text, which is no id, for malformed percent-encoding. */
function decode(fragment: string): string {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return ""
  }
}
