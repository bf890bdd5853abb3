import { parseArgs } from "node:util"
import { z } from "zod"
import { getErrorReason, UserError } from "#scripts/lib/user-error.ts"

export const sections = [
  "pages",
  "nav",
  "cart",
  "load",
  "memory",
  "api",
  "build",
  "render",
  "audit",
  "lists",
  "sitemap",
] as const
export type Section = (typeof sections)[number]

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/)
    .transform(Number)
    .refine((value) => value >= min && value <= max)

const webUrl = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ""))

const flagsSchema = z.object({
  runs: wholeNumber(1, 99).default(5),
  only: z
    .array(z.string())
    .transform((values) => values.flatMap((value) => value.split(",")))
    .pipe(z.array(z.enum(sections)))
    .default([...sections]),
  url: webUrl.optional(),
  "api-url": webUrl.optional(),
  products: wholeNumber(100, 1_000_000).optional(),
})

type Flag = keyof typeof flagsSchema.shape

const expectations: Record<Flag, string> = {
  runs: "must be a whole number from 1 to 99",
  only: `must be one or more of ${sections.join(", ")}, separated by commas`,
  url: "must be an http or https address, such as http://127.0.0.1:3000",
  "api-url": "must be an http or https address, such as http://127.0.0.1:4000",
  products: "must be a whole number from 100 to 1000000",
}

/** What to measure, and where. `url` null: a temporary shop of the benchmark's own. */
export type BenchOptions = {
  runs: number
  only: readonly Section[]
  url: string | null
  apiUrl: string | null
  /** Number of products to add to the benchmark's own shop; null for the demo catalogue alone. */
  products: number | null
}

/** Parses the benchmark's flags. Throws a UserError that names each invalid one. */
export function parseBenchOptions(args: readonly string[]): BenchOptions {
  const parsed = flagsSchema.safeParse(readFlags(args))
  if (!parsed.success) {
    const names = new Set(parsed.error.issues.map((issue) => String(issue.path[0])))
    const isFlag = (name: string): name is Flag => name in expectations
    const messages = [...names].filter(isFlag).map((name) => `--${name} ${expectations[name]}.`)
    throw new UserError(messages.join("\n"))
  }
  const { runs, only, url = null, products = null, "api-url": apiUrl = null } = parsed.data
  if (url !== null && products !== null) {
    throw new UserError(
      "--products adds products to the benchmark's own shop; leave out --url, or leave out --products.",
    )
  }
  if (url === null && apiUrl !== null) {
    throw new UserError("--api-url belongs to a running shop; name that shop with --url too.")
  }
  return { runs, only, url, apiUrl, products }
}

function readFlags(args: readonly string[]): Record<string, unknown> {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        runs: { type: "string" },
        only: { type: "string", multiple: true },
        url: { type: "string" },
        "api-url": { type: "string" },
        products: { type: "string" },
      },
    })
    return values
  } catch (error) {
    const reason = error instanceof Error ? error.message : getErrorReason(error)
    throw new UserError(
      `${reason} The flags are --runs N, --only ${sections.join("|")}, --url, --api-url and --products N.`,
    )
  }
}
