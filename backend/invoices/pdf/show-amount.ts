/** An amount of the contract as it is printed, such as "$1,024.95" or "-$5.00". */
export function showAmount(amount: string): string {
  const digits = amount.replace("-", "")
  const [whole = "0", cents = "00"] = digits.split(".")
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ",")
  return `${amount.startsWith("-") ? "-" : ""}$${grouped}.${cents}`
}

/** An amount that is taken off, with its minus; nothing stays nothing. */
export function showDeduction(amount: string): string {
  return amount === "0.00" ? showAmount(amount) : showAmount(`-${amount}`)
}
