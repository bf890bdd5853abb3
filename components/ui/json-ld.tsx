/** Structured data of any vocabulary; `@context` names it. */
type JsonLdData = { "@context": string }

const escapes: Readonly<Record<string, string>> = {
  "<": "\\u003c",
  ">": "\\u003e",
  "&": "\\u0026",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
}

/**
 * Returns JSON with `<`, `>`, `&` and line separators escaped, so that it cannot close its script.
 */
export function buildScriptJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (char) => escapes[char] ?? char)
}

/** Renders structured data (JSON-LD) for search engines. Use it once per page. */
export function JsonLd({ data }: { data: JsonLdData }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped above
      dangerouslySetInnerHTML={{ __html: buildScriptJson(data) }}
    />
  )
}
