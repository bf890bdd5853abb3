import { Icon, type IconName } from "#components/ui/icon.tsx"
import type { Severity } from "#lib/seo-tools/audit/finding.ts"

const icons: Record<Severity, IconName> = { error: "close", warning: "alert", hint: "info" }

/** Renders the severity of a finding as an icon and a word. */
export function SeverityLabel({ severity, children }: { severity: Severity; children: string }) {
  return (
    <span className="audit-severity-label" data-severity={severity}>
      <Icon name={icons[severity]} className="size-5" />
      {children}
    </span>
  )
}
