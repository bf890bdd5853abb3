import type { Translated } from "#lib/contract/translated-text.ts"
import { findLabel, type TextLabels } from "#lib/contract/translation.ts"

/** Labels as a response contains them. */
export type OptionalLabels = TextLabels | null | undefined

/** Returns the label of an English text of a kind; `fallback`, which is the text itself, without one. */
export function getTextLabel(
  labels: OptionalLabels,
  kind: string,
  text: string,
  fallback: string = text,
): string {
  return findLabel(labels, kind, text) ?? fallback
}

/**
 * Returns named English texts with their labels, each by its kind, and in `translatedFields` the
 * names of those that have one.
 */
export function buildLabelledTexts<Name extends string>(
  labels: OptionalLabels,
  texts: Readonly<Record<Name, readonly [kind: string, text: string]>>,
): Record<Name, string> & Translated {
  const entries = Object.entries<readonly [string, string]>(texts)
  const shown = Object.fromEntries(
    entries.map(([name, [kind, text]]) => [name, getTextLabel(labels, kind, text)]),
  ) as Record<Name, string>
  const translatedFields = entries
    .filter(([, [kind, text]]) => findLabel(labels, kind, text) !== undefined)
    .map(([name]) => name)
  return translatedFields.length === 0 ? shown : { ...shown, translatedFields }
}

/** Returns a chosen add-on with its labels; what customers typed has none. */
export function buildLabelledAddon<A extends { name: string }>(
  labels: OptionalLabels,
  addon: A,
  value: string,
): { name: string; value: string } {
  return {
    name: getTextLabel(labels, "addon", addon.name),
    value: getTextLabel(labels, "addon_option", `${addon.name}: ${value}`, value),
  }
}
