import { Validator } from "@adobe/structured-data-validator/src/validator.js"
import WebAutoExtractor from "@marbec/web-auto-extractor"
import { readVocabulary, type Vocabulary } from "./schema-org-vocabulary.ts"

let vocabulary: Promise<Vocabulary> | undefined

/**
 * What a validator that is not ours finds wrong with a page's structured data: what Google demands of
 * a rich result and does not get, and types and properties that schema.org does not know. What Google
 * merely recommends is no fault.
 */
export async function listDataFaults(html: string): Promise<string[]> {
  vocabulary ??= readVocabulary()
  const extractor = new WebAutoExtractor({ addLocation: true, embedSource: [] })
  const issues = await new Validator(await vocabulary).validate(extractor.parse(html))
  return issues
    .filter(({ severity, errorType }) => severity === "ERROR" || errorType === "schemaOrg")
    .map(({ issueMessage, path, rootType }) => `${describePath(path, rootType)}: ${issueMessage}`)
}

type Issue = Awaited<ReturnType<InstanceType<typeof Validator>["validate"]>>[number]

function describePath(path: Issue["path"], rootType: string): string {
  return path ? path.map(({ type, property }) => property ?? type).join(".") : rootType
}
