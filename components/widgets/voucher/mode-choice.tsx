import type { VoucherLabels } from "./voucher-labels.ts"

export type Mode = "buy" | "redeem"

type ModeChoiceProps = {
  id: string
  choose: (mode: Mode) => void
  labels: VoucherLabels
}

/** Renders the choice between buying and redeeming a voucher. */
export function ModeChoice({ id, choose, labels }: ModeChoiceProps) {
  const option = (optionMode: Mode) => (
    <label className="grid min-h-11 grow cursor-pointer place-content-center rounded-lg px-4 py-2 text-center font-semibold has-checked:bg-brand has-checked:text-on-brand has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand">
      <input
        type="radio"
        id={`${id}-mode-${optionMode}`}
        name={`${id}-mode`}
        data-mode={optionMode}
        value={optionMode}
        defaultChecked={optionMode === "buy"}
        onChange={() => choose(optionMode)}
        className="sr-only"
      />
      {labels[optionMode]}
    </label>
  )
  return (
    <fieldset className="rounded-card border border-line bg-sunken p-1">
      <legend className="sr-only">{labels.modes}</legend>
      <div className="flex flex-wrap gap-1">
        {option("buy")}
        {option("redeem")}
      </div>
    </fieldset>
  )
}

/** Returns the selected mode from the DOM, which may have changed before hydration. */
export function getSelectedMode(id: string): Mode {
  return getRedeemButton(id)?.checked ? "redeem" : "buy"
}

/** Selects the redeem mode, for a user who returns from the login. */
export function selectRedeemMode(id: string): void {
  const button = getRedeemButton(id)
  if (button) button.checked = true
}

function getRedeemButton(id: string): HTMLInputElement | null {
  const button = document.getElementById(`${id}-mode-redeem`)
  return button instanceof HTMLInputElement ? button : null
}
