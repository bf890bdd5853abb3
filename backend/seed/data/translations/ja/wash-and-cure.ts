import type { SegmentTranslations } from "../../../translate-segments.ts"

/** Curing lights, turntables and wash tubs. */
export const washAndCureTexts: SegmentTranslations = {
  // uv-curing-light
  "UV Curing Light": "UV硬化ライト",
  "A bendable 405 nm lamp with a timer. Most prints cure in 5 minutes.":
    "曲げられるタイマー付き405 nmライト。ほとんどのプリントは5分で硬化します。",
  Starter: "入門用",
  "UV Curing Light, 405 nm Desk Lamp": "UV硬化ライト（405 nmデスクライト）",
  "A 405 nm desk lamp with a bendable neck and a timer that cures resin prints in about five minutes. 240 V, 20 W, with safety glasses.":
    "曲がるアームとタイマー付きの405 nmデスクライト。レジンプリントを約5分で硬化させます。240 V、20 W、保護メガネ付き。",
  "Sunlight cures unevenly and warps thin parts. This lamp puts an even 405 nm light where you want it and turns itself off after 3, 5 or 10 minutes.":
    "日光では硬化にむらができ、薄い部品が反ります。このライトは405 nmの均一な光を狙った場所に当て、3分、5分、10分で自動的に消えます。",
  "The neck bends and stays put, so you can light tall models and awkward hollows from the side.":
    "アームは曲げた形を保つので、背の高いモデルや入り組んだくぼみにも横から光を当てられます。",
  "300 mm tall at full stretch, foot 120 mm across": "最大に伸ばした高さ300 mm、台座の直径120 mm",
  "640 g": "640 g",
  "36 LEDs, 405 nm, 20 W": "LED 36個、405 nm、20 W",
  Timer: "タイマー",
  "3, 5 or 10 minutes": "3分、5分、10分",
  "240 V plug pack to 12 V, Australian pins, 1.8 m lead":
    "240 Vから12 VのACアダプター、オーストラリア仕様プラグ、コード1.8 m",
  Cures: "硬化できる大きさ",
  "Prints up to about 200 mm tall; larger ones in turns":
    "高さ約200 mmまで。それより大きいものは分けて照射",
  "Lamp, plug pack, yellow safety glasses": "ライト、ACアダプター、黄色の保護メガネ",
  Warranty: "保証",
  "12 months from the maker, on top of your rights under the Australian Consumer Law":
    "オーストラリア消費者法に基づく権利に加え、メーカー保証12か月",
  "Wash the print and let it dry fully.": "プリントを洗い、完全に乾かします。",
  "Stand it on a turntable, 150 mm below the lamp.":
    "ライトの150 mm下で、ターンテーブルに載せます。",
  "Cure for 5 minutes, turn it over, and cure for 2 more.":
    "5分間硬化させ、裏返してさらに2分間硬化させます。",
  "Unplug it and wipe the lens with a dry cloth.":
    "プラグを抜き、乾いた布でレンズを拭いてください。",
  "Put the glasses on first and do not look into the light: 405 nm harms eyes before it feels bright. Not for skin or nails, and not within reach of children. The head gets warm, to about 45 °C.":
    "先に保護メガネをかけ、光を直接見ないでください。405 nmの光は、まぶしいと感じる前に目を傷めます。皮膚や爪には使わず、お子様の手の届かない場所に置いてください。ヘッドは約45 °Cまで温かくなります。",
  // solar-turntable
  "Solar Turntable": "ソーラーターンテーブル",
  "Turns by the light of the lamp, so that every side is cured.":
    "ライトの光で回り、すべての面が硬化します。",
  "Solar Turntable for Curing Resin Prints": "レジン硬化用ソーラーターンテーブル",
  "A mirrored turntable driven by the light of the curing lamp itself, so that prints cure evenly all round. 140 mm plate, no batteries.":
    "硬化ライトの光そのもので回る、鏡面のターンテーブル。プリントの全周をむらなく硬化させます。直径140 mm、電池不要。",
  "A small solar cell in the foot turns the plate whenever the curing lamp is on. No batteries, no switch. The mirrored top throws light up under overhangs.":
    "台座の小さな太陽電池が、硬化ライトの点灯中ずっと皿を回します。電池もスイッチもいりません。鏡の天面が、張り出した部分の下にも光を届けます。",
  "140 mm across, 36 mm tall": "直径140 mm、高さ36 mm",
  "210 g": "210 g",
  Carries: "耐荷重",
  "Prints up to 500 g": "500 gまでのプリント",
  Speed: "速さ",
  "About 6 turns a minute under our curing light": "当店の硬化ライトの下で毎分約6回転",
  "405 nm lamps of 10 W or more, and direct sun": "10 W以上の405 nmライト、直射日光",
  "None needed": "不要",
  "Keep resin off the mirror. Wipe it with alcohol on a soft cloth.":
    "鏡にレジンをつけないでください。やわらかい布に含ませたアルコールで拭きます。",
  // ipa-wash-tub
  "IPA Wash Tub": "IPA洗浄容器",
  "Dunk, drain, done: a sealed tub with a lift-out basket.":
    "浸けて、水気を切って、おしまい。引き上げかご付きの密閉容器。",
  "Resin Print Wash Tub with Basket": "かご付きレジンプリント洗浄容器",
  "A sealed tub with a lift-out basket to wash resin prints in alcohol or water. One litre or three, so hands and air stay clean. Sold empty.":
    "レジンプリントをアルコールや水で洗う、引き上げかご付きの密閉容器。1リットルまたは3リットル。手も空気も汚しません。中身なしで販売します。",
  "Put prints in the basket, close the lid, swirl for three minutes, lift and let drain. The basket hooks on the rim, so your hands stay out of the alcohol, and the seal keeps it from evaporating between prints.":
    "プリントをかごに入れ、ふたを閉め、3分間揺すり、引き上げて液を切ります。かごは縁に掛けられるので手がアルコールに触れず、パッキンがプリントの合間の蒸発を防ぎます。",
  "Two tubs wash best: one for the dirty bath and one for the clean.":
    "2つ使うといちばんよく洗えます。汚れた液用と、きれいな液用です。",
  "140 mm across, 170 mm tall, basket 110 × 120 mm, 310 g":
    "直径140 mm、高さ170 mm、かご110 × 120 mm、310 g",
  "200 mm across, 260 mm tall, basket 160 × 200 mm, 620 g":
    "直径200 mm、高さ260 mm、かご160 × 200 mm、620 g",
  "Polypropylene with a silicone seal": "ポリプロピレン、シリコンパッキン",
  "Isopropyl alcohol, methylated spirits, water": "イソプロピルアルコール、変性アルコール、水",
  "Tub, basket and lid. No alcohol: we cannot post it, but chemists and hardware shops have it":
    "容器、かご、ふた。アルコールは付属しません。郵送できないため、薬局やホームセンターでお求めください",
  "Fill to two thirds.": "3分の2まで入れます。",
  "Wash for 3 minutes, then again in a clean bath.": "3分間洗い、きれいな液でもう一度洗います。",
  "When the first bath is cloudy, stand the closed tub in the sun for a day, let it settle, filter it and use it again.":
    "1つ目の液が濁ったら、ふたを閉めたまま1日日光に当て、沈殿させてこすと、また使えます。",
  "Rinse the tub with water and dry it. Wipe the seal now and then.":
    "容器は水ですすいで乾かし、ときどきパッキンを拭いてください。",
  "Alcohol burns: keep it from flames, sparks and hot cars, and open a window. Dirty alcohol never goes down a drain.":
    "アルコールは燃えます。火、火花、暑い車内を避け、窓を開けてください。汚れたアルコールは絶対に排水口に流さないでください。",
  "Sold empty. Alcohol cannot be posted; buy it locally.":
    "中身なしの販売です。アルコールは郵送できないため、お近くでお求めください。",
}
