import type { SegmentTranslations } from "../../../translate-segments.ts"

/** The printing resins. */
export const resinTexts: SegmentTranslations = {
  // Shared by several resins.
  "500 g (about 450 ml) or 1 kg (about 900 ml)": "500 g（約450 ml）または1 kg（約900 ml）",
  "500 g, about 450 ml": "500 g、約450 ml",
  "500 g: 194 mm tall, 78 mm across. 1 kg: 234 mm tall, 95 mm across. Light-proof, with a childproof cap":
    "500 g：高さ194 mm、直径78 mm。1 kg：高さ234 mm、直径95 mm。遮光、チャイルドロック付き",
  "194 mm tall, 78 mm across. Light-proof, with a childproof cap":
    "高さ194 mm、直径78 mm。遮光、チャイルドロック付き",
  "About 590 g or 1.15 kg": "約590 gまたは1.15 kg",
  "About 590 g": "約590 g",
  "405 nm LCD, MSLA and DLP printers, monochrome or colour screen":
    "405 nmのLCD・MSLA・DLPプリンター（モノクロ、カラー液晶とも）",
  "12 months unopened, about 6 once opened": "未開封で12か月、開封後は約6か月",
  "One bottle and a card with starting settings": "ボトル1本、初期設定値のカード",
  "84 Shore D after curing": "硬化後84 ショアD",
  "82 Shore D after curing": "硬化後82 ショアD",
  "80 Shore D after curing": "硬化後80 ショアD",
  "Shake the bottle for a minute, then let the bubbles rise.":
    "ボトルを1分間振り、泡が上がるのを待ちます。",
  "Start with 2.4 seconds a layer at 0.05 mm on a monochrome screen, and 28 seconds for each of 5 bottom layers.":
    "モノクロ液晶の場合、積層ピッチ0.05 mmで1層2.4秒、ボトム層は5層、各28秒から始めます。",
  "Wash for 3 minutes in isopropyl alcohol, then 2 minutes in a second, clean bath.":
    "イソプロピルアルコールで3分間洗い、2つ目のきれいな液でさらに2分間洗います。",
  "Dry fully, then cure for 5 minutes under 405 nm light, turning once.":
    "完全に乾かし、途中で1度裏返しながら405 nmの光で5分間硬化させます。",
  // Standard
  "Standard 405 nm Resin, 500 g and 1 kg": "405 nmスタンダードレジン（500 g・1 kg）",
  "Everyday 405 nm resin for LCD and DLP printers in five colours, 500 g or 1 kg. Crisp detail, little smell, settings included, posted Australia-wide.":
    "LCD・DLPプリンター用の定番405 nmレジン。5色、500 gと1 kg。細部までくっきり、においは控えめで、設定値付き。オーストラリア全国にお届けします。",
  "Our everyday resin: crisp detail, little smell, forgiving settings.":
    "毎日使える定番レジン。細部までくっきり、においは控えめ、設定にも寛容です。",
  "Best seller": "ベストセラー",
  "For every common 405 nm printer. It holds fine detail, peels gently from the film and forgives a setting that is slightly off, which makes it a good first bottle as well.":
    "一般的な405 nmプリンターならどれにも使えます。細部をしっかり再現し、フィルムからやさしくはがれ、設定が少しずれていても失敗しにくいので、最初の1本にも向いています。",
  "Grey shows detail best and takes paint well. White, black and teal are opaque. Clear cures with a faint blue tint and can be sanded and polished until it looks like glass.":
    "グレーは細部がいちばんよく見え、塗装ののりも良い色です。ホワイト、ブラック、ティールは不透明。クリアは硬化するとわずかに青みを帯び、磨けばガラスのように仕上がります。",
  "0.03 to 0.1 mm": "0.03〜0.1 mm",
  "About 1.6 per cent": "約1.6%",
  "We print with it ourselves six days a week.":
    "私たちも週に6日、このレジンでプリントしています。",
  "Keep the bottle closed, dark and between 15 and 30 °C. Pour what is left in the vat through a paper filter before it goes back.":
    "ボトルはふたを閉め、暗い場所で15〜30 °Cで保管してください。レジンタンクに残った分は、紙フィルターでこしてから戻します。",
  // Plant-based
  "Plant-Based Resin": "植物由来レジン",
  "Plant-Based Resin with Very Low Odour": "においがごく少ない植物由来レジン",
  "405 nm resin with 54 per cent plant content and very little smell, in grey and sand. For LCD and DLP printers that share a room with people.":
    "植物由来成分54%、においがごく少ない405 nmレジン。色はグレーとサンド。人のいる部屋で使うLCD・DLPプリンターに向いています。",
  "Over half from soybean oil, and the least smell of any resin we stock.":
    "半分以上が大豆油から。取り扱いレジンの中で、においがいちばん控えめです。",
  "For a printer that shares a room with people. More than half of this resin comes from soybean oil, and most noses notice nothing a metre away.":
    "人のいる部屋に置くプリンターのために。このレジンは半分以上が大豆油から作られ、1メートル離れればほとんどの人はにおいに気づきません。",
  "Prints come out a little softer and less brittle than in standard resin, which suits figures with thin fingers and swords. It is still resin, so it still needs gloves and an open window.":
    "仕上がりはスタンダードレジンよりわずかにやわらかく、もろさも控えめなので、細い指や剣のあるフィギュアに向いています。それでもレジンですから、手袋と換気は欠かせません。",
  "54 per cent": "54%",
  "Keep the bottle closed, dark and between 15 and 30 °C. It thickens when cold: in winter, stand it in a warm room for an hour before printing.":
    "ボトルはふたを閉め、暗い場所で15〜30 °Cで保管してください。寒いと粘りが増すので、冬はプリントの前に1時間ほど暖かい部屋に置きます。",
  // Pastel set
  "Pastel Resin Set": "パステルレジンセット",
  "Pastel Resin Set, Four 250 g Bottles": "パステルレジンセット（250 g × 4本）",
  "Four 250 g bottles of 405 nm resin in galah pink, gum mint, reef blue and wattle yellow. The same settings print all four, and they mix.":
    "405 nmレジン250 g入りの4色セット。ガラーピンク、ガムミント、リーフブルー、ワトルイエロー。4色とも同じ設定でプリントでき、混色も自由です。",
  "Four 250 g bottles: galah pink, gum mint, reef blue and wattle.":
    "250 g入り4本：ガラーピンク、ガムミント、リーフブルー、ワトルイエロー。",
  "Set of 4": "4本セット",
  "Four soft colours in bottles small enough to finish. All four are our standard resin with different pigment, so one set of settings prints them all, and you can mix them by weight.":
    "使い切りやすい小さなボトルに入った、やわらかな4色。どれも当店のスタンダードレジンの顔料違いなので、ひとつの設定で4色すべてをプリントでき、重さを量って混ぜることもできます。",
  "4 bottles of 250 g, about 225 ml each": "250 g入り4本、各約225 ml",
  "Galah pink, gum mint, reef blue, wattle yellow":
    "ガラーピンク、ガムミント、リーフブルー、ワトルイエロー",
  "152 mm tall, 61 mm across. Light-proof, with a childproof cap":
    "高さ152 mm、直径61 mm。遮光、チャイルドロック付き",
  "About 1.25 kg the set": "セットで約1.25 kg",
  "Four bottles, a colour-mixing card and a card with starting settings":
    "ボトル4本、混色カード、初期設定値のカード",
  "Shake for two minutes: pigment settles within a fortnight. Keep closed, dark and between 15 and 30 °C.":
    "2分間よく振ってください。顔料は2週間もたたないうちに沈みます。ふたを閉め、暗い場所で15〜30 °Cで保管してください。",
  // Water-washable
  "Shake the bottle for a minute.": "ボトルを1分間振ります。",
  "Start with 2.6 seconds a layer at 0.05 mm on a monochrome screen, and 30 seconds for each of 5 bottom layers.":
    "モノクロ液晶の場合、積層ピッチ0.05 mmで1層2.6秒、ボトム層は5層、各30秒から始めます。",
  "Rinse for 2 minutes in a tub of tap water with a soft brush, then for 1 minute in clean water.":
    "水道水を入れた容器で、やわらかいブラシを使って2分間洗い、きれいな水で1分間すすぎます。",
  "Shake off every drop and dry fully before you cure it for 4 minutes, or the surface turns white.":
    "水滴を残らず振り落とし、完全に乾かしてから4分間硬化させます。乾かさないと表面が白くなります。",
  "Leave the used water in an open tub in the sun, out of reach of children and animals, until the water is gone and the resin is solid. Then put it in the bin. It must never reach a drain or the garden.":
    "使った水は、お子様やペットの手の届かない日なたに口の開いた容器で置き、水がなくなってレジンが固まったらごみに出します。排水口や庭には絶対に流さないでください。",
  "Water-Washable Resin, 500 g and 1 kg": "水洗いレジン（500 g・1 kg）",
  "405 nm resin that rinses clean in tap water, in grey, white, black and skin. No alcohol to buy or store. 500 g or 1 kg, posted Australia-wide.":
    "水道水できれいに洗える405 nmレジン。グレー、ホワイト、ブラック、スキン。アルコールの購入も保管も不要です。500 gと1 kg、オーストラリア全国にお届けします。",
  "Rinses clean in tap water: no alcohol to buy, smell or store.":
    "水道水ですすぐだけ。アルコールを買うことも、におうことも、保管することもありません。",
  "If you would rather not keep alcohol in the house, start here. Prints rinse clean in ordinary water and cure to nearly the detail of standard resin. Thin parts are a little more brittle.":
    "家にアルコールを置きたくない方は、こちらからどうぞ。プリントは普通の水できれいに洗え、スタンダードレジンに近い細かさに硬化します。薄い部分は少しもろくなります。",
  "One rule comes with it: the used water holds resin, so it goes in the sun and never down a drain.":
    "守っていただきたいことがひとつあります。使った水にはレジンが含まれるので、日光に当て、決して排水口に流さないでください。",
  "500 g: 194 mm tall, 78 mm across. 1 kg: 234 mm tall, 95 mm across. White, with a childproof cap":
    "500 g：高さ194 mm、直径78 mm。1 kg：高さ234 mm、直径95 mm。白、チャイルドロック付き",
  "0.05 to 0.1 mm": "0.05〜0.1 mm",
  "Keep closed, dark and dry: it draws moisture from the air. Do not leave prints standing in water.":
    "空気中の湿気を吸うので、ふたを閉め、暗く乾いた場所で保管してください。プリントを水に浸けたままにしないでください。",
  // Clear colours
  "Water-Washable Clear Colours": "水洗いレジン クリアカラー",
  "Clear Water-Washable Resin, 4 Colours": "水洗いクリアレジン（4色）",
  "See-through water-washable 405 nm resin in ruby, amber, emerald and sapphire, for dice, gems and small lamps. 500 g, posted Australia-wide.":
    "水洗いできる透明な405 nmレジン。ルビー、アンバー、エメラルド、サファイア。ダイスや宝石、小さなランプに。500 g、オーストラリア全国にお届けします。",
  "See-through ruby, amber, emerald and sapphire for dice, gems and lamps.":
    "ルビー、アンバー、エメラルド、サファイアの透明色。ダイスや宝石、ランプに。",
  "Four clear colours that let the light through. Leave prints as they come for a soft sea-glass finish, or sand them to 2000 grit and add gloss varnish for glass.":
    "光を通す透明な4色です。そのままならシーグラスのようなやわらかな質感に、2000番まで磨いてつやありニスを塗ればガラスのように仕上がります。",
  "194 mm tall, 78 mm across. White, with a childproof cap":
    "高さ194 mm、直径78 mm。白、チャイルドロック付き",
  "Ruby, amber, emerald, sapphire": "ルビー、アンバー、エメラルド、サファイア",
  "Keep closed and dark. Cure clear prints in two short turns of 2 minutes with a rest between: every extra minute yellows them.":
    "ふたを閉め、暗い場所で保管してください。透明なプリントは、間に休みを入れて2分ずつ2回に分けて硬化させます。1分余計に当てるごとに黄ばみます。",
}
