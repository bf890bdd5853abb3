import { Validator } from "@adobe/structured-data-validator/src/validator.js"
import WebAutoExtractor from "@marbec/web-auto-extractor"
import { parseSchemaOrgVocabulary, type Vocabulary } from "./schema-org-vocabulary.ts"

let vocabulary: Promise<Vocabulary> | undefined

/**
 * Returns the errors of a third-party validator in a page's structured data: missing properties
 * that Google requires for a rich result, and types and properties unknown to schema.org. Missing
 * recommended properties are no errors.
 */
export async function listStructuredDataErrors(html: string): Promise<string[]> {
  vocabulary ??= parseSchemaOrgVocabulary()
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
