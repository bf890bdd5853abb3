/** Linked data of any vocabulary, with the context that says which. */
type JsonLdData = { "@context": string }

const escapes: Readonly<Record<string, string>> = {
  "<": "\\u003c",
  ">": "\\u003e",
  "&": "\\u0026",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
}

/** JSON text that cannot end the script element it stands in. */
export function buildScriptJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (char) => escapes[char] ?? char)
}

/** Structured data for search engines, which a page has once. */
export function JsonLd({ data }: { data: JsonLdData }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped above
      dangerouslySetInnerHTML={{ __html: buildScriptJson(data) }}
    />
  )
}
