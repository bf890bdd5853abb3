type FormOfFields = { id: number; fields: readonly { kind: string }[] }

/**
 * Returns the ids of two forms that together show the most kinds of field: the most varied one,
 * then the one that adds the most kinds to it.
 */
export function listVariedFormIds(forms: readonly FormOfFields[]): number[] {
  const first = findMostVaried(forms, new Set())
  const second = first && findMostVaried(forms, new Set(listKinds(first)))
  return [first, second].flatMap((form) => form?.id ?? [])
}

function findMostVaried(
  forms: readonly FormOfFields[],
  known: ReadonlySet<string>,
): FormOfFields | null {
  const getNewKindCount = (form: FormOfFields) =>
    listKinds(form).filter((kind) => !known.has(kind)).length
  const [best] = forms.toSorted((a, b) => getNewKindCount(b) - getNewKindCount(a))
  return best && getNewKindCount(best) > 0 ? best : null
}

function listKinds({ fields }: FormOfFields): string[] {
  return [...new Set(fields.map(({ kind }) => kind))]
}
