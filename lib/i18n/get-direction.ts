export { getDirection } from "../contract/languages.ts"
