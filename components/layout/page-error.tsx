import { buildButtonClass } from "#components/ui/button.tsx"

export type PageErrorProps = {
  labels: { sorry: string; later: string; retry: string; home: string }
  homeHref: string
  retry: () => void
}

/** Renders the error page: the specified message, a retry button and a link to the home page. */
export function PageError({ labels, homeHref, retry }: PageErrorProps) {
  return (
    <div role="alert" className="mx-auto max-w-2xl px-4 py-16 text-center">
      <h1 className="text-2xl font-bold">{labels.sorry}</h1>
      <p className="mt-3 text-muted">{labels.later}</p>
      <p className="mt-6 flex flex-wrap justify-center gap-3">
        <button type="button" className={buildButtonClass()} onClick={() => retry()}>
          {labels.retry}
        </button>
        <a href={homeHref} className={buildButtonClass("secondary")}>
          {labels.home}
        </a>
      </p>
    </div>
  )
}
