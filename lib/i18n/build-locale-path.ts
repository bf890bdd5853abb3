export { buildLocalePath } from "../contract/languages.ts"
