declare const self: { __WB_MANIFEST: readonly { revision: string }[] }

/** Id of this build, filled in by next.config.mjs. Each build is a new worker. */
export const version = self.__WB_MANIFEST[0]?.revision ?? ""
