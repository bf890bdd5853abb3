import { isRecord } from "#lib/contract/values/record.ts"

const titleFields = ["name", "form_name", "heading", "code", "from", "path", "email", "url"]

/** Returns what a record is called in lists and choices: its name, or whatever it has like one. */
export function getRecordTitle(record: Readonly<Record<string, unknown>>): string {
  const person = [record.first_name, record.last_name].filter(Boolean).join(" ")
  if (person !== "") return person
  // A content block without a name has the heading of its widget.
  const settings = isRecord(record.variables) ? record.variables : {}
  const texts = [...titleFields.map((name) => record[name]), settings.heading, settings.title]
  const found = texts.find((value) => isText(value))
  return typeof found === "string" ? found : `#${String(record.id)}`
}

function isText(value: unknown): boolean {
  return typeof value === "string" && value.trim() !== ""
}
