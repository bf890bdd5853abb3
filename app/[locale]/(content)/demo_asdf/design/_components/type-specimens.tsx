import { Price } from "#components/commerce/price.tsx"
import { Prose } from "#components/ui/prose.tsx"
import { parseAmount } from "#lib/contract/money.ts"
import { Specimens } from "./both-themes.tsx"

const sizes = [
  ["text-5xl", "Heading of the home page"],
  ["text-4xl", "Heading of a page"],
  ["text-3xl", "Heading of a section"],
  ["text-2xl", "Heading within a section"],
  ["text-xl", "Small heading"],
  ["text-lg", "Name of a product in a grid"],
] as const

const html = `<h2>Wash, cure, done</h2><p>Rinse the print for <strong>two minutes</strong> in clean alcohol, let it dry, and cure it for <a href="#cure">five minutes</a>. Wear gloves until it is hard.</p><ul><li>Keep children away</li><li>Work with a window open</li></ul><blockquote>It held the detail of every scale.</blockquote>`
const labels = { fullPrice: "Full price", specialPrice: "Special price" }

/** Renders every text size, prices, and CMS text. */
export function TypeSpecimens({ locale }: { locale: string }) {
  return (
    <>
      {sizes.map(([size, text]) => (
        <Specimens key={size} name={size}>
          <p className={`font-display font-semibold text-balance ${size}`}>{text}</p>
        </Specimens>
      ))}
      <Specimens name="text-base, text-sm, text-xs">
        <p>We print, cure, cut and sand in a shed between Gladstone and Calliope.</p>
        <p className="text-sm text-muted">Leaves our workshop within 2 to 3 business days.</p>
        <p className="text-xs text-muted">ABN and other small print</p>
      </Specimens>
      <Specimens name="Letters of Polish, Turkish, Vietnamese">
        <p className="font-display text-xl font-semibold">
          Żółta łódź · Işıklı gece ığdır · Đèn ngủ ấm áp
        </p>
      </Specimens>
      <Specimens name="price">
        <p className="text-2xl price">
          <Price price={parseAmount("24.95")} fullPrice={null} locale={locale} labels={labels} />
        </p>
        <p className="text-2xl price">
          <Price
            price={parseAmount("1078.60")}
            fullPrice={parseAmount("1249.50")}
            locale={locale}
            labels={labels}
          />
        </p>
      </Specimens>
      <Specimens name="prose">
        <Prose html={html} locale={locale} />
      </Specimens>
    </>
  )
}
