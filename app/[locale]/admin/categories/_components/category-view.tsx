"use client"

import type { RaRecord } from "ra-core"
import { PageHeading } from "#components/ui/page-heading.tsx"
import type { FieldGroup } from "#lib/admin/form-field.ts"
import { RecordFrame } from "../../_components/record-frame.tsx"
import { SchemaForm } from "../../_components/schema-form.tsx"
import { TranslationsLink } from "../../_components/translations-link.tsx"

type CategoryRecord = RaRecord & { id: number; name: string }

/** Renders the form of a category: its name, address and texts. */
export function CategoryView({ id, groups }: { id: number; groups: readonly FieldGroup[] }) {
  return (
    <RecordFrame<CategoryRecord>
      resource="cognito/group"
      id={id}
      listPath="categories"
      heading={null}
    >
      {(category) => (
        <>
          <PageHeading>{category.name}</PageHeading>
          <TranslationsLink record={{ kind: "group", id }} />
          <SchemaForm resource="cognito/group" record={category} groups={groups} />
        </>
      )}
    </RecordFrame>
  )
}
