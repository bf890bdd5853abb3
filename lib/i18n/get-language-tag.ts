export { getLanguageTag } from "../contract/languages.ts"
