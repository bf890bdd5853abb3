import { useQuery } from "@tanstack/react-query"
import type { AdminInput, AdminOutput } from "#lib/admin/call-admin.ts"
import type { AdminCallName } from "#lib/bff/admin-calls.ts"
import { useAdminPage } from "./admin-page.ts"

/**
 * Returns the response of a named reading call, typed by its contract; it is fetched again after each
 * action (`useAction`). For writing calls: `useAdminPage().send` within `useAction().run`.
 */
export function useCall<Name extends AdminCallName>(name: Name, input: AdminInput<Name>) {
  const { send, handleSessionError } = useAdminPage()
  return useQuery<AdminOutput<Name>>({
    queryKey: ["call", name, input],
    queryFn: async ({ signal }) => {
      try {
        return await send(name, input, signal)
      } catch (error) {
        handleSessionError(error)
        throw error
      }
    },
    retry: false,
  })
}
