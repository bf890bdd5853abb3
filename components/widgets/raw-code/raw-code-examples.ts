const countdown = `<p>Days until the Gladstone makers' market: <strong id="days">…</strong></p>
<script>
  const market = new Date(new Date().getFullYear() + 1, 2, 14)
  document.getElementById("days").textContent = Math.ceil((market - Date.now()) / 86400000)
</script>
<style>body { font: 1rem system-ui, sans-serif; padding: 1rem }</style>`

const calculator = `<form style="font:1rem system-ui,sans-serif;padding:1rem;display:grid;gap:.75rem">
  <label>Volume of the print in ml <input name="volume" type="number" min="1" value="40"></label>
  <label>Price of the resin per litre <input name="price" type="number" min="1" value="69"></label>
  <output></output>
</form>
<script>
  const form = document.querySelector("form")
  const show = () => {
    const cost = (form.volume.value * form.price.value) / 1000
    form.querySelector("output").textContent = "Resin for one print: $" + cost.toFixed(2)
  }
  form.addEventListener("input", show)
  show()
</script>`

/** Code of the catalogue's examples, independent of the CMS pages. */
export const rawCodeExamples = { countdown, calculator } as const
