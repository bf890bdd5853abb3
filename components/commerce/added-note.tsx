import { AfterAddingLink } from "./after-adding-link.tsx"

export type AddedNoteLabels = { added: string; viewCart: string }

type AddedNoteProps = {
  /** Number of additions; the live region is updated for each. */
  count: number
  cartPath: string
  labels: AddedNoteLabels
}

/** Renders the confirmation and the cart link, as high as the line that it replaces. */
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
