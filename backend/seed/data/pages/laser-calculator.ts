/** A small program that an editor has pasted: it runs in a frame of its own. */
export const laserCalculator = `<style>
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
