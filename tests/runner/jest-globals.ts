import type * as jestGlobals from "@jest/globals"

// The exports of "@jest/globals" in the shared environment, evaluated for each test file.

const globals: typeof jestGlobals = Reflect.get(globalThis, Symbol.for("jest-globals"))

export const { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test } =
  globals
