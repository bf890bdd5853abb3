let target: string | null = null

/**
 * Returns the target of the pending client-side navigation; null if none is pending. In
 * a file of its own: every page contains the error page, which needs only this.
 */
export function getNavigationTarget(): string | null {
  return target
}

/** Stores the target of the navigation that has started; null once it has ended. */
export function setNavigationTarget(path: string | null): void {
  target = path
}
