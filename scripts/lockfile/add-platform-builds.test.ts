import { expect, it } from "@jest/globals"
import { addPlatformBuilds, type Lockfile } from "./add-platform-builds.ts"

it("adds builds for other platforms once, for their platform only, and no other package", () => {
  const lockfile: Lockfile = {
    packages: {
      "": { optionalDependencies: { "not-for-a-platform": "1.0.0" } },
      "node_modules/tool": {
        dev: true,
        optionalDependencies: {
          "@tool/darwin-arm64": "2.0.0",
          "@tool/linux-x64-musl": "2.0.0",
          "@tool/linux-x64-gnu": "2.0.0",
        },
      },
      "node_modules/@tool/linux-x64-gnu": { version: "2.0.0", os: ["linux"] },
    },
  }
  expect(addPlatformBuilds(lockfile)).toEqual(["@tool/darwin-arm64", "@tool/linux-x64-musl"])
  expect(lockfile.packages["node_modules/@tool/darwin-arm64"]).toEqual({
    version: "2.0.0",
    dev: true,
    optional: true,
    os: ["darwin"],
    cpu: ["arm64"],
  })
  expect(lockfile.packages["node_modules/@tool/linux-x64-musl"]).toMatchObject({ libc: ["musl"] })
  expect(lockfile.packages["node_modules/not-for-a-platform"]).toBeUndefined()
  expect(addPlatformBuilds(lockfile)).toEqual([])
})
