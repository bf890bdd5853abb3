/** Time zone of all displayed dates and times. */
export const shopTimeZone = "Australia/Brisbane"
