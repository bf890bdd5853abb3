import { useTranslations } from "next-intl"
import { type AdminRole, adminRoles } from "#lib/contract/admin-role.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"

/** Returns the roles with their names, for a choice of one. */
export function useRoleChoices(): { value: AdminRole; label: string }[] {
  const t: TextsOf<"admin.frame.roles"> = useTranslations("admin.frame.roles")
  return adminRoles.map((value) => ({ value, label: t(value) }))
}

/** Returns the role of this name; null for anything else. */
export function parseRole(text: string): AdminRole | null {
  return adminRoles.find((role) => role === text) ?? null
}
