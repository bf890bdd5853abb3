import type { Sentences } from "./sentence-finder.ts"

/** Validation messages about form fields and product add-ons. */
export const answerSentences: Sentences = [
  ["fill", "Please fill in this field."],
  ["fill", "Please tick this field."],
  ["fill", "Please choose an option for this field."],
  ["answer", "Please fill in “{name}”."],
  ["answer", "Please tick “{name}”."],
  ["answer", "Please choose an option for “{name}”."],
  ["answerFit", "Please enter {any}, for “{name}”."],
  ["atLeast", "“{name}” must be at least {limit}."],
  ["atLeast", "“{name}” must be {limit} or later."],
  ["atMost", "“{name}” must be at most {limit}."],
  ["atMost", "“{name}” must be {limit} or earlier."],
  ["answerFit", "“{name}” must go in steps of {any}."],
  ["most", "{any} is too long: at most {count} characters fit."],
  ["most", "{any} is too long: at most {count} characters fit. Please shorten it."],
  ["most", "Your answers are too long together: at most {count} characters fit. {any}"],
  ["answer", "“{name}” has to be ticked."],
  ["answer", "Choose an option for “{name}”."],
  ["answer", "Enter a text for “{name}”."],
  ["answerFit", "“{name}” can only be ticked, or not."],
  ["answerFit", "Enter {any} for “{name}”."],
  ["answerFit", "This option of “{name}” is no longer available. Choose another one."],
]
