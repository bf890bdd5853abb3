/** An editor's text with the shop's typography. `html` must have been sanitised. */
export function Prose({ html, className = "" }: { html: string; className?: string }) {
  return (
    <div
      className={`prose ${className}`.trim()}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised where it was loaded
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
