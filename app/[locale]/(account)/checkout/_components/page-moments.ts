import { readCart } from "#lib/cart/browser/browser-cart.ts"
import { tellCartNews } from "#lib/cart/browser/cart-news.ts"

/** An answer is met at once, by eye and by ear. */
export function focusOnProblem(form: HTMLFormElement | null): void {
  const field = form?.querySelector<HTMLElement>("[aria-invalid=true]")
  const target = field ?? form?.querySelector<HTMLElement>("[data-notice]")
  target?.focus()
}

/** Calls back when the page is shown again after it was left, as from a payment. */
export function watchReturn(onReturn: () => void): () => void {
  const listen = ({ persisted }: PageTransitionEvent) => {
    if (persisted) onReturn()
  }
  addEventListener("pageshow", listen)
  return () => removeEventListener("pageshow", listen)
}

/** Has the page show the cart as the shop has it now, where that can be known. */
export async function readCartAnew(): Promise<void> {
  await readCart().then(tellCartNews, () => {})
}

/** Whether a browser has put back what was chosen before the page was left. */
export function hasPutBack(form: HTMLFormElement | null): form is HTMLFormElement {
  const choices = form?.querySelectorAll<HTMLInputElement>("[type=radio], [type=checkbox]") ?? []
  return [...choices].some(({ checked, defaultChecked }) => checked !== defaultChecked)
}
