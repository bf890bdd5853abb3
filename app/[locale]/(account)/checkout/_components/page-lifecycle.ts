import { publishCartChange } from "#lib/cart/browser/cart-channel.ts"
import { fetchCart } from "#lib/cart/browser/cart-store.ts"

/**
 * Focuses the first invalid field, else the notice, so that sighted and screen reader users get the
 * response at once.
 */
export function focusFirstError(form: HTMLFormElement | null): void {
  const field = form?.querySelector<HTMLElement>("[aria-invalid=true]")
  const target = field ?? form?.querySelector<HTMLElement>("[data-notice]")
  target?.focus()
}

/**
 * Calls back when the page is restored from the back/forward cache, as after a payment page.
 * Returns the unsubscribe function.
 */
export function subscribeToPageRestore(onReturn: () => void): () => void {
  const listen = ({ persisted }: PageTransitionEvent) => {
    if (persisted) onReturn()
  }
  addEventListener("pageshow", listen)
  return () => removeEventListener("pageshow", listen)
}

/**
 * Fetches the cart from the server and publishes it to the page. A failed request changes nothing.
 */
export async function fetchAndPublishCart(): Promise<void> {
  await fetchCart().then(publishCartChange, () => {})
}

/** True if the browser has restored form choices from before the page was left. */
export function hasRestoredChoices(form: HTMLFormElement | null): form is HTMLFormElement {
  const choices = form?.querySelectorAll<HTMLInputElement>("[type=radio], [type=checkbox]") ?? []
  return [...choices].some(({ checked, defaultChecked }) => checked !== defaultChecked)
}
