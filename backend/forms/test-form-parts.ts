import { buildFormKeys, type FormParts } from "./form-parts.ts"

/** What forms are taken with in tests of other rooms: nothing leaves. */
export function buildTestFormParts(): FormParts {
  return {
    siteUrl: "http://localhost:3000",
    clientSecret: "the-webhook-secret-of-the-tests-0001",
    keys: buildFormKeys("the-token-secret-of-the-tests-000001"),
    onMail: () => {},
  }
}
