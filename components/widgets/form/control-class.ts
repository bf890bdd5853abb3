/** Class names of a form's text controls. At 16 px, iOS does not zoom in on focus. */
export const controlClass =
  "min-h-11 w-full min-w-0 rounded-lg border border-muted bg-surface px-3 text-base read-only:bg-sunken aria-invalid:border-danger"
