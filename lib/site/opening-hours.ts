/** When the shop takes orders, every day of the week (specification 2, section 9). */
export const openingHours = { opens: "00:00", closes: "23:59" } as const
