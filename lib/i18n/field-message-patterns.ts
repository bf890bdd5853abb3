import type { MessagePatterns } from "./message-matcher.ts"

/** Validation messages about form fields and product add-ons. */
export const fieldMessagePatterns: MessagePatterns = [
  ["fill", "Please fill in this field."],
  ["fill", "Please tick this field."],
  ["fill", "Please choose an option for this field."],
  ["fieldRequired", "Please fill in “{name}”."],
  ["fieldRequired", "Please tick “{name}”."],
  ["fieldRequired", "Please choose an option for “{name}”."],
  ["fieldInvalid", "Please enter {any}, for “{name}”."],
  ["atLeast", "“{name}” must be at least {limit}."],
  ["atLeast", "“{name}” must be {limit} or later."],
  ["atMost", "“{name}” must be at most {limit}."],
  ["atMost", "“{name}” must be {limit} or earlier."],
  ["fieldInvalid", "“{name}” must go in steps of {any}."],
  ["most", "{any} is too long: at most {count} characters fit."],
  ["most", "{any} is too long: at most {count} characters fit. Please shorten it."],
  ["most", "Your answers are too long together: at most {count} characters fit. {any}"],
  ["fieldRequired", "“{name}” has to be ticked."],
  ["fieldRequired", "Choose an option for “{name}”."],
  ["fieldRequired", "Enter a text for “{name}”."],
  ["fieldInvalid", "“{name}” can only be ticked, or not."],
  ["fieldInvalid", "Enter {any} for “{name}”."],
  ["fieldInvalid", "This option of “{name}” is no longer available. Choose another one."],
]
