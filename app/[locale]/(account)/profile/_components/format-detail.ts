import { formatAbn } from "#lib/account/format-abn.ts"
import { getDetailKind, type ProfileField } from "#lib/account/profile-sections.ts"
import { australianStates } from "#lib/contract/australia.ts"
import { formatDayText } from "#lib/i18n/date-input.ts"

/** Formats a detail as text: dates as 31/05/1984, states by name, an ABN in groups of digits. */
export function formatDetail({ name, value }: ProfileField): string {
  const kind = getDetailKind(name)
  if (kind === "day") return formatDayText(value)
  if (kind === "abn") return formatAbn(value)
  if (kind === "state") return australianStates.find(({ code }) => code === value)?.name ?? ""
  return value
}
