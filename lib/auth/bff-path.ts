/**
 * Path below which the BFF has the calls of the shop's own pages: every API request of a script
 * goes there (ADR 55).
 */
export const bffPath = "/api/bff"
