/**
 * The header that makes browsers save a file under its name (RFC 6266): in plain letters for old
 * ones, and as it is in UTF-8 (RFC 5987). Signs that no file name may have become "_".
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
