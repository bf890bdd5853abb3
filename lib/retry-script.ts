/** Has a page that could not be made try again by itself, where no other script of it may run. */
export const retryScript = "setTimeout(function(){location.reload()},10000)"
