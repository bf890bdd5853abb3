/** Names of the texts that the result of ordering again carries. */
export const reorderFields = { added: "added", rejected: "rejected" } as const

/** Query parameter of an order's page after its customer cancelled the order. */
export const cancelledParam = "cancelled"
