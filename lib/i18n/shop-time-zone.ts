/** Where the shop stands: its dates and times are those of the clocks there. */
export const shopTimeZone = "Australia/Brisbane"
