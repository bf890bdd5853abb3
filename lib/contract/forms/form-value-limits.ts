/**
 * Maximum characters of one field value, and of all values of a form together, field names
 * included.
 */
export const maxFieldValueLength = 10_000
export const maxFormValuesLength = 100_000
