import type { FormField } from "#lib/contract/form-fields.ts"
import { checkAnswers } from "#lib/contract/form-rules.ts"
import { buildControlName, listAnswers } from "#lib/forms/form-controls.ts"
import { answerSentences } from "#lib/i18n/answer-sentences.ts"
import { fillText } from "#lib/i18n/fill-text.ts"
import { buildSentenceFinder } from "#lib/i18n/sentence-finder.ts"
import type { AnswerLabels } from "./form-labels.ts"

/**
 * Stands for the value of a number input with invalid content, which the browser does not expose.
 */
const unreadable = "?"

/** Returns one message for each field that the server would reject, by the server's own rules. */
export function findFaults(
  form: HTMLFormElement,
  fields: readonly FormField[],
  labels: AnswerLabels | null = null,
): Record<string, string> {
  const answers = listAnswers(new FormData(form))
  for (const { name, kind } of fields) {
    const control = form.elements.namedItem(buildControlName(name, kind === "password"))
    if (control instanceof HTMLInputElement && control.validity.badInput) answers[name] = unreadable
  }
  const { faults } = checkAnswers(fields, answers)
  return labels === null ? faults : tellFaults(faults, labels)
}

const findSentence = buildSentenceFinder(answerSentences)

/**
 * Returns the messages in the visitor's language. Validation messages of editors stay untranslated.
 */
function tellFaults(
  faults: Readonly<Record<string, string>>,
  labels: AnswerLabels,
): Record<string, string> {
  const tell = (fault: string) => {
    const found = findSentence(fault)
    const text = found && labels[found.name]
    return text ? fillText(text, found.words) : fault
  }
  return Object.fromEntries(Object.entries(faults).map(([name, fault]) => [name, tell(fault)]))
}
