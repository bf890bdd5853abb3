import { createHash } from "node:crypto"
import { themeScript } from "./theme-script.ts"

/** The theme's script as a source of a content security policy, which lets in just these letters. */
export const themeScriptHash = `'sha256-${createHash("sha256").update(themeScript).digest("base64")}'`
