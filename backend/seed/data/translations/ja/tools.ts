import type { SegmentTranslations } from "../../../translate-segments.ts"

/** Gloves, mats and scrapers. */
export const toolTexts: SegmentTranslations = {
  // nitrile-gloves
  "Nitrile Gloves": "ニトリル手袋",
  "Thick enough for resin: 50 pairs a box, free of powder and latex.":
    "レジンに十分な厚さ。1箱50組、パウダーもラテックスも不使用。",
  "Nitrile Gloves for Resin, 50 Pairs": "レジン用ニトリル手袋（50組）",
  "Powder-free nitrile gloves thick enough for printing resin, 50 pairs a box in S to XL. Measure across the palm and see the size chart.":
    "3Dプリント用レジンに十分な厚さのパウダーフリー・ニトリル手袋。1箱50組、SからXLまで。手のひらの幅を測り、サイズ表をご覧ください。",
  "Latex lets resin through in minutes. Nitrile of this thickness holds it for about half an hour. Change gloves the moment they are splashed, and take them off inside out.":
    "ラテックスは数分でレジンを通してしまいます。この厚さのニトリルなら、約30分防げます。レジンがはねたらすぐに取り替え、裏返しながら外してください。",
  Box: "箱",
  "50 pairs (100 gloves), 240 × 120 × 80 mm, 620 g": "50組（100枚）、240 × 120 × 80 mm、620 g",
  Thickness: "厚さ",
  "0.12 mm at the palm, 0.14 mm at the fingers": "手のひら0.12 mm、指0.14 mm",
  Length: "長さ",
  "240 mm": "240 mm",
  "S 70 to 80 mm across the palm, M 80 to 90, L 90 to 100, XL 100 to 115":
    "手のひらの幅：Sは70〜80 mm、Mは80〜90、Lは90〜100、XLは100〜115",
  "Free of": "不使用",
  "Powder and latex": "パウダー、ラテックス",
  "Keep the box out of sun and heat. Leave gloves with resin on them in the sun until it is hard, then put them in the bin.":
    "箱は日光と熱を避けて置いてください。レジンのついた手袋は、固まるまで日光に当ててからごみに出します。",
  // silicone-mat
  "Silicone Work Mat": "シリコン作業マット",
  "Holds a spilt vat. Hardened resin peels straight off.":
    "こぼれたタンク1杯分も受け止めます。固まったレジンはきれいにはがれます。",
  "Silicone Work Mat with Raised Edge": "縁付きシリコン作業マット",
  "A 400 × 300 mm silicone mat with a raised edge that holds a whole vat of spilt resin. Drips harden in the sun and peel off like a sticker.":
    "縁の立ち上がった400 × 300 mmのシリコンマット。こぼれたレジンをタンク1杯分受け止めます。しずくは日光で固まり、シールのようにはがせます。",
  "Lay it under the printer or the wash tub. The raised edge holds about 300 ml, which is a whole vat. Leave spills in the sun until they are hard, and peel them off like a sticker.":
    "プリンターや洗浄容器の下に敷いてください。立ち上がった縁で約300 ml、タンク1杯分を受け止めます。こぼれたレジンは固まるまで日光に当て、シールのようにはがします。",
  "400 × 300 mm, edge 6 mm high": "400 × 300 mm、縁の高さ6 mm",
  "330 g": "330 g",
  "Silicone, slate grey": "シリコン、スレートグレー",
  "To 200 °C": "200 °Cまで",
  "Wash with warm, soapy water. Once it has met resin, keep it out of the kitchen.":
    "温かい石けん水で洗ってください。一度レジンに触れたら、台所では使わないでください。",
  "Packed in Calliope within 2 to 3 business days. Posted rolled in a tube. Lay it flat in the sun for an hour and it forgets the tube.":
    "2〜3営業日以内にカリオペで梱包します。筒に巻いてお送りします。1時間ほど日なたに平らに置くと、巻きぐせが取れます。",
  // scraper-set
  "Scraper Set": "スクレーパーセット",
  "Wide blade, narrow blade and fine tweezers for lifting prints.":
    "プリントをはがすための幅広刃、細刃、精密ピンセット。",
  "Print Scraper Set with Fine Tweezers": "スクレーパーと精密ピンセットのセット",
  "A 38 mm scraper, a 20 mm scraper and fine tweezers to lift prints and clear supports. Stainless blades, handles printed in tough resin.":
    "38 mmと20 mmのスクレーパー、精密ピンセット。プリントをはがし、サポート材を取り除きます。刃はステンレス、柄はタフレジンのプリントです。",
  "The blades are ground on one side only, so they slide under a print instead of digging into the plate. The tweezers reach supports that fingers do not. We print the handles ourselves, in tough resin.":
    "刃は片面だけを研いであるので、プレートに食い込まず、プリントの下に滑り込みます。ピンセットは指の届かないサポート材に届きます。柄は当店がタフレジンでプリントしています。",
  "Wide blade": "幅広刃",
  "38 mm": "38 mm",
  "Narrow blade": "細刃",
  "20 mm": "20 mm",
  "210 mm": "210 mm",
  Tweezers: "ピンセット",
  "120 mm, fine points": "120 mm、精密先端",
  "190 g the set": "セットで190 g",
  "Stainless steel, cured tough resin": "ステンレス、硬化済みタフレジン",
  "Two scrapers, tweezers and blade covers": "スクレーパー2本、ピンセット、刃のカバー",
  "Wipe dry: the edge rusts if it is left wet. A few strokes on a fine stone bring it back.":
    "ぬれたままだと刃がさびるので、拭いて乾かしてください。切れ味は、目の細かい砥石で数回研ぐと戻ります。",
  "The edges are sharp. Push away from yourself and keep the covers on.":
    "刃は鋭利です。自分と反対の方向へ押し、カバーを付けておいてください。",
}
