/** Where a browser keeps the cart's last state. */
export const keptCartKey = "curlew.cart"
