// Neither package includes type declarations.

declare module "@adobe/structured-data-validator/src/validator.js" {
  type Issue = {
    issueMessage: string
    severity: "ERROR" | "WARNING"
    rootType: string
    path?: { type?: string; property?: string; index?: number }[]
    errorType?: string
  }
  export class Validator {
    constructor(schemaOrgJson?: object)
    validate(data: object): Promise<Issue[]>
  }
}

declare module "@marbec/web-auto-extractor" {
  export default class WebAutoExtractor {
    constructor(options: { addLocation: boolean; embedSource: string[] })
    parse(html: string): object
  }
}
