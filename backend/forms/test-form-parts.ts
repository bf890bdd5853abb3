import { buildFormKeys, type FormParts } from "./form-parts.ts"

/** Returns form dependencies for tests of other folders; nothing leaves the process. */
export function buildTestFormParts(): FormParts {
  return {
    siteUrl: "http://localhost:3000",
    clientSecret: "the-webhook-secret-of-the-tests-0001",
    keys: buildFormKeys("the-token-secret-of-the-tests-000001"),
    retentionDays: 730,
    onMail: () => {},
  }
}
