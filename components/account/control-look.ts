/** How the controls of the account's forms look; at 16 px phones do not zoom in on them. */
export const controlLook =
  "min-h-11 w-full min-w-0 rounded-lg border border-muted bg-surface px-3 text-base read-only:bg-sunken aria-invalid:border-danger"
