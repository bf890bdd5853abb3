/**
 * Builds the `Content-Disposition` header of a download (RFC 6266): an ASCII name for old browsers,
 * and the full name in UTF-8 (RFC 5987). Characters that are invalid in file names become "_".
 */
export function buildContentDisposition(name: string): string {
  const safe =
    name.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}/\\:*?"<>|]/gu, "_").replace(/^\.+/, "_") || "file"
  const plain = safe
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^ -~]/g, "_")
  const encoded = encodeURIComponent(safe).replaceAll(
    /['()]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain.replaceAll("%", "_")}"; filename*=UTF-8''${encoded}`
}
