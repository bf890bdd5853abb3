import { useQuery } from "@tanstack/react-query"
import type { AdminSender } from "#lib/admin/call-admin.ts"
import type { MenuLink } from "#lib/admin/menu-tree.ts"
import { useAdminPage } from "../../_components/admin-page.ts"

const pageSize = 100
const maxLevels = 5

/** Returns the links of a menu, on all levels. */
export function useMenuLinks(menuUrl: string) {
  const { send } = useAdminPage()
  return useQuery({
    queryKey: ["cognito/link", "menu", menuUrl],
    queryFn: () => fetchMenuLinks(send, menuUrl),
    retry: false,
  })
}

async function fetchMenuLinks(send: AdminSender, menuUrl: string): Promise<MenuLink[]> {
  const links: MenuLink[] = []
  let parents = [menuUrl]
  for (let level = 0; parents.length > 0 && level < maxLevels; level += 1) {
    const { data } = await send("cognito/link/list", {
      filter: { parent: parents.slice(0, pageSize) },
      sort: "sort_order",
      page_size: pageSize,
    })
    const found = data.map(parseMenuLink)
    links.push(...found)
    parents = found.map(({ id }) => String(id))
  }
  return links
}

function parseMenuLink(record: Record<string, unknown> & { id: number; enabled: boolean }) {
  const { id, enabled, name, link, parent, sort_order } = record
  return {
    id,
    enabled,
    name: String(name),
    link: String(link),
    parent: String(parent),
    sort_order: Number(sort_order),
  }
}
