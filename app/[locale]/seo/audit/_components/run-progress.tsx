import type { RunLabels } from "./build-run-labels.ts"
import { formatProgress } from "./format-progress.ts"
import type { AuditProgressMessage } from "./use-audit-run.ts"

type RunProgressProps = { progress: AuditProgressMessage | null; labels: RunLabels }

/** Renders the progress of an audit as a bar and as text, with the findings so far. */
export function RunProgress({ progress, labels }: RunProgressProps) {
  const reading = progress === null ? labels.starting : formatProgress(labels.reading, progress)
  return (
    <div className="stack-1">
      <progress
        aria-label={labels.progress}
        aria-valuetext={reading}
        className="audit-progress"
        {...(progress && { value: progress.done, max: Math.max(progress.total, 1) })}
      />
      <p className="text-sm tabular-digits">{reading}</p>
      {progress && (
        <p className="text-sm text-muted tabular-digits">
          {formatProgress(labels.found, progress)}
        </p>
      )}
    </div>
  )
}
