"use client"

import { useTranslations } from "next-intl"
import { useGetList, useGetMany } from "ra-core"
import type { ReactNode } from "react"
import { getRecordTitle } from "#lib/admin/record-title.ts"
import type { ModelName } from "#lib/contract/model-call.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { Picker } from "./picker.tsx"

type ReferenceFieldProps = {
  label: string
  /** Id of the record; "" for none. */
  value: string
  onChange: (value: string) => void
  model: ModelName | undefined
  /** Which of the model's records are offered. */
  filter?: Readonly<Record<string, string>> | undefined
  error?: string | undefined
  note?: ReactNode
}

/** Renders the choice of a record of a model, by a search for its name. */
export function ReferenceField({ model = "cognito/group", ...props }: ReferenceFieldProps) {
  const { value, onChange, filter, ...rest } = props
  return (
    <Picker
      {...rest}
      chosen={value === "" ? null : <RecordName model={model} id={Number(value)} />}
      onRemove={value === "" ? undefined : () => onChange("")}
    >
      {(search, close) => (
        <FoundRecords
          model={model}
          filter={filter}
          search={search}
          onChoose={(id) => {
            onChange(String(id))
            close()
          }}
        />
      )}
    </Picker>
  )
}

/** Renders what a record is called. */
export function RecordName({ model, id }: { model: ModelName; id: number }) {
  const { data } = useGetMany(model, { ids: [id] })
  const [record] = data ?? []
  return <span className="wrap-anywhere">{record ? getRecordTitle(record) : `#${id}`}</span>
}

type FoundRecordsProps = Pick<ReferenceFieldProps, "filter"> & {
  model: ModelName
  search: string
  onChoose: (id: number) => void
}

/** Renders the first records that a search finds, each a button. */
export function FoundRecords({ model, filter, search, onChoose }: FoundRecordsProps) {
  const t: TextsOf<"admin.list"> = useTranslations("admin.list")
  const { data = [], isPending } = useGetList(model, {
    pagination: { page: 1, perPage: 10 },
    sort: { field: "", order: "ASC" },
    filter: Object.assign({ q: search }, filter),
  })
  return (
    <>
      <p role="status" className="text-sm text-muted">
        {isPending ? t("loading") : data.length === 0 ? t("none") : ""}
      </p>
      <ul className="admin-found">
        {data.map((record) => (
          <li key={record.id}>
            <button type="button" onClick={() => onChoose(Number(record.id))}>
              {getRecordTitle(record)} <span className="text-sm text-muted">#{record.id}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
