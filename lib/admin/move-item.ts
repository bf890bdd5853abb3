/** Returns the list with one of its items at another place. */
export function moveItem<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const rest = list.filter((_item, index) => index !== from)
  const moved = list.slice(from, from + 1)
  return [...rest.slice(0, to), ...moved, ...rest.slice(to)]
}
