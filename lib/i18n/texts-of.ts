import { buildRecord } from "#lib/contract/values/record.ts"
import type { AllMessages } from "./load-messages.ts"

/** The part of the catalogue at this dotted path. */
type PartOf<Tree, Name extends string> = Name extends `${infer First}.${infer Rest}`
  ? First extends keyof Tree
    ? PartOf<Tree[First], Rest>
    : never
  : Name extends keyof Tree
    ? Tree[Name]
    : never

type KeysOf<Part> = {
  [Name in keyof Part & string]: Part[Name] extends string ? Name : `${Name}.${KeysOf<Part[Name]>}`
}[keyof Part & string]

type Values = Readonly<Record<string, string | number>>

/** Translator of a part of the catalogue: `TextsOf<"cart.summary">`. */
export type TextsOf<Part extends string> = (
  key: KeysOf<PartOf<AllMessages, Part>>,
  values?: Values,
) => string

/** Returns some texts of one group of a part, by their names. */
type PickTexts<Part> = <Group extends keyof Part & string, Name extends keyof Part[Group] & string>(
  group: Group,
  names: readonly Name[],
) => Record<Name, string>

/**
 * Returns a function that picks texts of a part's groups for a lazy client component, which inserts
 * the values itself: `places` are their names, each in braces.
 */
export function buildTextPicker<Part extends string>(
  t: TextsOf<Part>,
  places: Values,
): PickTexts<PartOf<AllMessages, Part>> {
  // TypeScript does not resolve the keys of an open type parameter; PickTexts restricts both names.
  return (group, names) => buildRecord(names, (name) => t(`${group}.${name}` as never, places))
}
