/**
 * Reloads a page that failed to render, after ten seconds, where none of its other scripts may run.
 */
export const retryScript = "setTimeout(function(){location.reload()},10000)"
