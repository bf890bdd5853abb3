/** localStorage key of the offline cart. */
export const offlineCartKey = "curlew.cart"
