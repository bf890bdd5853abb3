declare const self: { __WB_MANIFEST: readonly { revision: string }[] }

/** Names this build of the shop; next.config.mjs fills it in. Another build is another worker. */
export const version = self.__WB_MANIFEST[0]?.revision ?? ""
