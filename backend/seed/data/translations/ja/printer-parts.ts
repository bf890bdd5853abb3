import type { SegmentTranslations } from "../../../translate-segments.ts"

/** Film, build plates and nozzles. */
export const printerPartTexts: SegmentTranslations = {
  // fep-film
  "FEP Release Film": "FEPリリースフィルム",
  "Three sheets of clear 0.15 mm film for the bottom of your vat.":
    "レジンタンクの底に張る、透明な0.15 mmフィルム3枚。",
  "FEP Release Film, Pack of Three Sheets": "FEPリリースフィルム（3枚入り）",
  "Clear 0.15 mm FEP film for resin vats, three sheets a pack, for printers up to 6.6 or 10.3 inches. Posted flat between cards.":
    "レジンタンク用の透明な0.15 mm FEPフィルム、1パック3枚。6.6インチまたは10.3インチまでのプリンター用。厚紙に挟んで平らな状態でお送りします。",
  "Cloudy or dented film blurs detail and pulls prints off the plate. Fresh film takes ten minutes to fit and makes an old printer behave like a new one.":
    "曇ったりへこんだりしたフィルムは、細部をぼかし、プリントをプレートからはがしてしまいます。張り替えは10分、古いプリンターが新品のように動きます。",
  "140 × 200 mm": "140 × 200 mm",
  "For printers with screens up to 6.6 inches": "6.6インチまでの液晶のプリンター用",
  "200 × 280 mm": "200 × 280 mm",
  "For printers with screens up to 10.3 inches": "10.3インチまでの液晶のプリンター用",
  "0.15 mm": "0.15 mm",
  Clarity: "透明度",
  "96 per cent": "96%",
  "70 g or 130 g": "70 gまたは130 g",
  "Three sheets, each between protective papers": "保護紙に挟んだシート3枚",
  "How to fit it": "張り替え方",
  "Take the vat's frame apart and peel off the old film.":
    "タンクの枠を分解し、古いフィルムをはがします。",
  "Lay the new sheet over the frame and tighten the screws crosswise, a little at a time.":
    "新しいシートを枠に載せ、ねじを対角線の順に少しずつ締めます。",
  "Trim what stands out. A tap should sound like a drum, not like paper.":
    "はみ出した部分を切り落とします。指ではじいて、紙ではなく太鼓のような音がすれば完成です。",
  "Clean with alcohol and a soft cloth only. Never scrape film with metal.":
    "アルコールとやわらかい布だけで拭いてください。金属では絶対にこすらないでください。",
  "Packed in Calliope within 2 to 3 business days. Posted flat between cards.":
    "2〜3営業日以内にカリオペで梱包します。厚紙に挟んで平らな状態でお送りします。",
  // flex-build-plate
  "Flexible Build Plate": "フレキシブルビルドプレート",
  "Bend it and the print pops off. No chisel, no chips.":
    "曲げればプリントがぱっと外れます。のみもいらず、欠けもしません。",
  "Flexible Steel Build Plate for Resin": "レジン用フレキシブルスチールビルドプレート",
  "A magnetic spring-steel plate for resin printers: lift it off, bend it and the print pops loose. 135 × 80, 165 × 100 or 220 × 130 mm.":
    "レジンプリンター用の磁石式ばね鋼プレート。外して曲げると、プリントがぱっと外れます。135 × 80、165 × 100、220 × 130 mm。",
  "A magnetic base sticks to your own plate once. After that the steel sheet lifts off with the print on it, and a gentle bend lets go of everything at once. The sanded side grips; the tab stays clean for your fingers.":
    "磁石のベースをお手持ちのプレートに1度貼るだけ。あとは鋼のシートがプリントごと外れ、軽く曲げるとすべてが一度にはがれます。研磨した面はしっかり食いつき、つまみは指のためにきれいなままです。",
  "135 × 80, 165 × 100 or 220 × 130 mm: measure your plate first":
    "135 × 80、165 × 100、220 × 130 mm。先にお手持ちのプレートを測ってください",
  Sheet: "シート",
  "0.6 mm spring steel, sanded": "0.6 mmのばね鋼、研磨仕上げ",
  Base: "ベース",
  "Magnet with adhesive, 1.3 mm": "粘着付き磁石、1.3 mm",
  "Thickness together": "合計の厚さ",
  "2 mm": "2 mm",
  "95, 140 or 240 g": "95、140、240 g",
  "Steel sheet, magnetic base, alcohol wipe": "鋼のシート、磁石のベース、アルコールワイプ",
  "Clean your plate with alcohol and let it dry.": "プレートをアルコールで拭き、乾かします。",
  "Stick the base on from one edge, without bubbles, and wait an hour.":
    "端から泡が入らないようにベースを貼り、1時間待ちます。",
  "Level the plate again, because it is 2 mm thicker now.":
    "プレートが2 mm厚くなったので、水平を取り直します。",
  "Wipe with alcohol. If prints begin to let go, sand lightly with 220 grit.":
    "アルコールで拭いてください。プリントがはがれやすくなったら、220番の紙やすりで軽く研磨します。",
  "The magnet is strong: keep it from pacemakers and cards with a magnetic strip.":
    "磁力が強いので、ペースメーカーや磁気カードに近づけないでください。",
  // brass-nozzles
  "Brass Nozzles": "真ちゅうノズル",
  "True to size, for filament printers with an M6 thread.":
    "表示どおりのノズル径。M6ねじのフィラメントプリンター用。",
  "Brass MK8 Nozzles, 0.2 to 0.8 mm": "真ちゅうMK8ノズル（0.2〜0.8 mm）",
  "Brass MK8 nozzles for filament printers with an M6 thread, in 0.2, 0.4, 0.6 and 0.8 mm. Each bore is checked. Spare 0.4 mm nozzles cost less.":
    "M6ねじのフィラメントプリンター用、真ちゅうMK8ノズル。0.2・0.4・0.6・0.8 mm。ノズル径は1本ずつ検査済み。予備の0.4 mmノズルは割安です。",
  "A worn nozzle prints thick walls and stringy corners. Change it about every 500 hours, and sooner if you print glow or wood filament, which wear brass down quickly.":
    "摩耗したノズルでは、壁が厚くなり、角に糸引きが出ます。約500時間を目安に交換してください。真ちゅうを早く減らす蓄光や木質のフィラメントをお使いなら、もっと早めに。",
  Bore: "ノズル径",
  "0.2, 0.4, 0.6 or 0.8 mm, within 0.01 mm, each one checked":
    "0.2、0.4、0.6、0.8 mm、誤差0.01 mm以内、1本ずつ検査",
  Thread: "ねじ",
  "M6 × 1, MK8 pattern": "M6 × 1、MK8型",
  "13 mm, 6 mm hexagon": "13 mm、六角6 mm",
  "3 g": "3 g",
  "C3604 brass": "C3604真ちゅう",
  "Ender, CR and most other printers with MK8 hot ends. Not for Volcano or V6":
    "Ender、CRなど、MK8ホットエンドのほとんどのプリンター。VolcanoとV6には使えません",
  "How to change one": "交換の手順",
  "Heat the hot end to 220 °C and take the filament out.":
    "ホットエンドを220 °Cに加熱し、フィラメントを抜きます。",
  "Hold the block with a spanner and unscrew the old nozzle.":
    "ブロックをスパナで押さえ、古いノズルを外します。",
  "Screw the new one in and nip it up gently while it is still hot.":
    "新しいノズルをねじ込み、まだ熱いうちに軽く締めます。",
  "Brush clean while warm with a brass brush.": "温かいうちに真ちゅうブラシで掃除してください。",
  "Hot ends burn: wear a glove, and keep the spanner off the heater wires.":
    "ホットエンドはやけどするほど熱くなります。手袋を着け、スパナをヒーターの配線に触れさせないでください。",
}
