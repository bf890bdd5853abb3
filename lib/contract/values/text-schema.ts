import { z } from "zod"
import { buildIssueMessage } from "../error-detail.ts"
import { sanitiseText } from "./sanitise-text.ts"

/** Returns the schema of a text with several lines: trimmed, at most one empty line in a row. */
export function buildTextSchema(max: number) {
  return z
    .string()
    .overwrite(tidyText)
    .max(max, buildIssueMessage({ code: "text_too_long", params: { count: max } }))
}

function tidyText(text: string): string {
  const lines = sanitiseText(text).split("\n")
  return lines
    .map((line) => line.trimEnd())
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim()
}
