import type { ModelInput, PageIds } from "../../seed-types.ts"
import {
  buildHeadingWidget,
  buildHtmlWidget,
  buildRows,
  buildWidget,
} from "../../write/page-blocks.ts"
import { describePath } from "../sitemap.ts"

const work = `<p>Send us a drawing and we cut it: one piece or two hundred, for schools, weddings, makers and shopfitters. You get a fixed price within one business day, and most jobs leave us within a week.</p>
<h2>What we cut</h2>
<table>
<thead><tr><th scope="col">Material</th><th scope="col">Thickness</th><th scope="col">Largest sheet</th></tr></thead>
<tbody>
<tr><td>Hoop pine plywood</td><td>3, 4 and 6 mm</td><td>600 × 400 mm</td></tr>
<tr><td>Acacia and walnut veneer</td><td>3 and 4 mm</td><td>600 × 300 mm</td></tr>
<tr><td>Acrylic, clear and coloured</td><td>2, 3 and 5 mm</td><td>600 × 400 mm</td></tr>
<tr><td>Card and leather</td><td>up to 3 mm</td><td>600 × 400 mm</td></tr>
</tbody>
</table>
<p>We do not cut PVC, vinyl or polycarbonate: they give off harmful gas or burn.</p>
<h2>What we need</h2>
<ul>
<li>A vector file: SVG, DXF or PDF, at true size in millimetres.</li>
<li>Cut lines in red, etched areas in black, and nothing else on the page.</li>
<li>No gap under 1 mm, and letters with their middles joined if they must not fall out.</li>
</ul>`

const price = `<p>Setting up is $25.00 a drawing, then $1.80 a minute of cutting, plus material. Fifty place names in 3 mm plywood come to about $110. Work out a rough price here, then ask for the fixed one: it costs nothing to ask.</p>`

/** Cutting to order: what, how, for how much, and a form to ask with. */
export function buildLaserCuttingPage(ids: PageIds): ModelInput<"cognito/page"> {
  const commissions = buildWidget("core/gallery", {
    gallery: ids.gallery("laser-cut-commissions"),
    type: "shadowgrid",
    aspect: "4x3",
    width: 400,
    lightbox_aspect: "4x3",
    grid_width: 3,
    show_heading: 1,
    use_lightbox: 1,
    limit_slides: 6,
  })
  const calculator = buildWidget("core/raw_code", {
    code: laserCalculator,
    title: "Rough price of a laser-cutting job",
    height: 250,
  })
  const readyMade = buildWidget("Sell/product_grid", {
    heading: "Or take one we have cut already",
    group: ids.groupUrl("prints-models-laser-cut"),
    limit: 4,
  })
  return {
    name: "Laser Cutting Service",
    url: "laser-cutting-service",
    title: "Laser Cutting Service",
    meta_description: describePath("/laser-cutting-service"),
    rows: buildRows([
      [[12, [buildHeadingWidget("Laser Cutting Service", "h1"), buildHtmlWidget(work)]]],
      [
        [6, [buildHeadingWidget("What it costs"), buildHtmlWidget(price), calculator]],
        [6, [buildWidget("core/form", { form: ids.form("laser-quote") })]],
      ],
      [[12, [commissions]]],
      [[12, [readyMade]]],
      [[12, [buildWidget("core/links", { top_level: "drawing-programs" })]]],
    ]),
  }
}

/** A small program that an editor has pasted: it runs in a frame of its own. */
const laserCalculator = `<style>
  :root { color-scheme: light dark; font-family: system-ui, sans-serif }
  body { margin: 0 }
  fieldset { border: 1px solid #80909a; border-radius: 8px; padding: 12px 16px }
  label { display: block; margin-block: 8px }
  input { font: inherit; inline-size: 7em; padding: 6px; margin-inline-start: 8px }
  output { font-weight: bold; font-size: 1.25em }
</style>
<fieldset>
  <legend>Roughly, before you ask</legend>
  <label>Drawings <input id="drawings" type="number" min="1" max="20" value="1"></label>
  <label>Minutes of cutting <input id="minutes" type="number" min="1" max="600" value="40"></label>
  <label>Material, in dollars <input id="material" type="number" min="0" max="2000" value="13"></label>
  <p>About <output id="sum" for="drawings minutes material">$110.00</output></p>
</fieldset>
<script>
  const field = (id) => document.getElementById(id)
  const read = (id) => {
    const { value, min, max } = field(id)
    return Math.min(Number(max), Math.max(Number(min), Number(value) || 0))
  }
  function show() {
    const cents = read("drawings") * 2500 + read("minutes") * 180 + read("material") * 100
    field("sum").textContent = "$" + (cents / 100).toFixed(2)
  }
  document.addEventListener("input", show)
  show()
</script>`
