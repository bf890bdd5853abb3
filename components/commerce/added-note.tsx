import { AfterAddingLink } from "./after-adding-link.tsx"

export type AddedNoteLabels = { added: string; viewCart: string }

type AddedNoteProps = {
  /** How often something was added; each time is announced. */
  count: number
  cartPath: string
  labels: AddedNoteLabels
}

/** Says that something was added, and leads to the cart: one line, as high as the one it replaces. */
export function AddedNote({ count, cartPath, labels }: AddedNoteProps) {
  return (
    <p aria-live="polite" className="text-sm leading-[1.6rem]">
      {count > 0 && (
        <span key={count}>
          <span className="font-semibold text-success">{labels.added}</span>{" "}
          <AfterAddingLink
            href={cartPath}
            className="-my-3 inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {labels.viewCart}
          </AfterAddingLink>
        </span>
      )}
    </p>
  )
}
