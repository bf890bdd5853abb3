/** localStorage key of the offline cart. */
export const keptCartKey = "curlew.cart"
