import type { SegmentTranslations } from "../../../translate-segments.ts"

/** Pendants and urns. */
export const keepsakeTexts: SegmentTranslations = {
  // keepsake-pendant
  "Paw Print Keepsake Pendant": "肉球のメモリアルペンダント",
  "A small steel heart with a sealed chamber for ash or fur.":
    "遺灰や毛を納める小さな密閉の空間を持つ、ステンレスのハート。",
  Engravable: "彫刻対応",
  "Paw Print Keepsake Pendant for Ashes": "遺灰を納める肉球のメモリアルペンダント",
  "A steel heart pendant with a paw print and a sealed chamber for a little ash or fur. Three finishes, with or without a chain, engraving on request.":
    "肉球の入ったステンレスのハート形ペンダント。少量の遺灰や毛を納めて密閉できます。仕上げは3種類、チェーンの有無を選べ、ご希望で文字を彫刻します。",
  "A quiet way to keep a friend close. The heart opens with a small screw at the back. Inside is room for a pinch of ash or a curl of fur.":
    "大切な友だちを、静かにそばに置くために。ハートは裏の小さなねじで開きます。中には、ひとつまみの遺灰か、ひと巻きの毛を納められます。",
  "26 mm wide, 24 mm tall, 6 mm deep": "幅26 mm、高さ24 mm、厚さ6 mm",
  "9 g without a chain": "チェーンなしで9 g",
  "0.2 ml, a pinch of ash or a small curl of fur, sealed by a screw with a gasket":
    "0.2 ml、ひとつまみの遺灰または小さな毛のひと巻き。パッキン付きのねじで密閉します",
  "316L stainless steel, plain, gold plated or rose gold plated":
    "316Lステンレス（めっきなし、ゴールドめっき、ローズゴールドめっき）",
  Chain: "チェーン",
  "None, or a cable or snake chain of the same finish, 45 or 60 cm":
    "なし、または同じ仕上げのあずきチェーンかスネークチェーン、45または60 cm",
  Engraving: "彫刻",
  "On the back, up to 20 letters": "裏面に20文字まで",
  "Pendant, the chain you chose, funnel, screwdriver, thread seal, linen pouch":
    "ペンダント、お選びのチェーン、漏斗、ドライバー、ねじの封止剤、麻の袋",
  "We print the master for each pendant and have it cast, so the paw has soft, rounded edges rather than a stamped look.":
    "ペンダントごとに原型をプリントして鋳造するので、肉球は型押しのような硬さがなく、やわらかな丸みを帯びています。",
  "How to fill it": "納め方",
  "Work over a sheet of paper, with no fan on, and fill through the funnel.":
    "紙を1枚敷き、扇風機は止めて、漏斗を使って入れます。",
  "Put one drop of thread seal on the screw.": "ねじに封止剤を1滴つけます。",
  "Turn until snug, and leave it overnight before wearing.":
    "軽く止まるまで締め、一晩置いてから身に着けます。",
  "Take it off to swim or shower. Rub with a soft, dry cloth; plating dislikes perfume, sunscreen and bleach.":
    "水泳や入浴のときは外してください。やわらかい乾いた布で拭きます。めっきは香水、日焼け止め、漂白剤に弱いものです。",
  "Small parts and a chain: not for children under 3, and not for sleeping in.":
    "小さな部品とチェーンがあります。3歳未満のお子様には使わせず、就寝時は外してください。",
  "Plain pieces leave Calliope within 2 to 3 business days, engraved ones within 4 to 5. Engraved pieces are made for you alone, so read the spelling twice. Packed by one person, in a plain box, with tracking.":
    "彫刻なしの品は2〜3営業日以内、彫刻入りの品は4〜5営業日以内にカリオペから発送します。彫刻入りはお客様だけの品ですので、つづりを2度お確かめください。ひとりの手で梱包し、無地の箱で、追跡番号付きでお送りします。",
  "Plain pieces leave within 2 to 3 business days, engraved ones within 4 to 5.":
    "彫刻なしの品は2〜3営業日以内、彫刻入りの品は4〜5営業日以内に発送します。",
  // initial-pendant
  "Initial Pendant": "イニシャルペンダント",
  "Your initial in raised script, on a card ready to give.":
    "浮き出した筆記体のイニシャルを、そのまま贈れるカードに。",
  "Initial Pendant on a Gift Card": "ギフトカード付きイニシャルペンダント",
  "A drop or disc pendant with the letter you choose in raised script, on a 45 cm chain and a card ready to give. Gold plated or stainless steel.":
    "お選びの文字を筆記体の浮き出しで入れた、しずく形または円形のペンダント。45 cmチェーンと、そのまま贈れるカード付き。ゴールドめっきまたはステンレス。",
  "Tell us the letter. Gold comes as a drop, steel as a disc, and both hang on a 45 cm chain and arrive on a card that needs no wrapping.":
    "文字をお知らせください。ゴールドはしずく形、ステンレスは円形で、どちらも45 cmのチェーンに付き、包装のいらないカードに載せてお届けします。",
  "7 g with its chain": "チェーン込みで7 g",
  Letter: "文字",
  "One, A to Z": "A〜Zから1文字",
  "316L stainless steel, plain or gold plated": "316Lステンレス（めっきなしまたはゴールドめっき）",
  "45 cm cable chain, included": "45 cmのあずきチェーン付き",
  "Pendant on its chain, on a cream card in an envelope":
    "封筒入りのクリーム色のカードに載せた、チェーン付きペンダント",
  "Keep it dry and rub with a soft cloth. Take it off to swim or shower.":
    "ぬらさず、やわらかい布で拭いてください。水泳や入浴のときは外します。",
  "A chain and small parts: not for children under 3.":
    "チェーンと小さな部品があります。3歳未満のお子様には使わせないでください。",
  "Packed in Calliope within 2 to 3 business days. We keep every letter in both finishes.":
    "2〜3営業日以内にカリオペで梱包します。すべての文字を両方の仕上げで在庫しています。",
  // mini-urn
  "Mini Urn": "ミニ骨壺",
  "Palm-sized, 75 mm tall, with a threaded lid. Holds 25 ml.":
    "手のひらに収まる高さ75 mm、ねじ式のふた。容量25 ml。",
  "Mini Keepsake Urn for Ashes, 75 mm": "手元供養のミニ骨壺（75 mm）",
  "A palm-sized keepsake urn with a threaded lid and gold bands, 75 mm tall, holding 25 ml. Navy, pearl or forest, with engraving on request.":
    "手のひらに収まるメモリアル用のミニ骨壺。ねじ式のふたと金色の帯、高さ75 mm、容量25 ml。ネイビー、パール、フォレスト、ご希望で彫刻します。",
  "Made to hold a small share of ash, so that each of a family can keep one. The lid turns closed on a fine thread, and can be sealed for good with a drop of glue.":
    "家族のひとりひとりが手元に置けるよう、少量の遺灰を納める大きさに作りました。ふたは細かなねじで閉まり、接着剤1滴で永久に封をすることもできます。",
  "75 mm tall, 46 mm across": "高さ75 mm、直径46 mm",
  "140 g": "140 g",
  "25 ml, about five teaspoons. A share, not the whole":
    "25 ml、小さじ約5杯。全体ではなく、分骨のための量です",
  "Tough resin, fully cured and lacquered, gold-coloured metal bands":
    "完全に硬化したタフレジンにラッカー仕上げ、金色の金属の帯",
  "Navy, pearl or forest": "ネイビー、パール、フォレスト",
  "Up to 20 letters": "20文字まで",
  "Urn, small funnel, velvet pouch": "骨壺、小さな漏斗、ベルベットの袋",
  "We print it with solid walls, sand it, spray it and rub it back by hand, so it feels like porcelain.":
    "壁を中空にせずにプリントし、磨き、塗装し、手で磨き戻しているので、磁器のような手ざわりです。",
  "Wipe the thread and turn the lid until it is snug.":
    "ねじを拭き、軽く止まるまでふたを回します。",
  "To seal it for good, put one drop of glue on the thread first.":
    "永久に封をするには、先にねじへ接着剤を1滴つけます。",
  "Dust with a dry cloth. Keep out of direct sun and away from water.":
    "乾いた布でほこりを払ってください。直射日光と水を避けます。",
  "Plain pieces leave Calliope within 2 to 3 business days, engraved ones within 4 to 5. Packed by one person, in a plain box, with tracking.":
    "彫刻なしの品は2〜3営業日以内、彫刻入りの品は4〜5営業日以内にカリオペから発送します。ひとりの手で梱包し、無地の箱で、追跡番号付きでお送りします。",
  // paw-print-urn
  "Paw Print Mini Urn": "肉球のミニ骨壺",
  "For the one who waited at the gate. 92 mm tall, holds 55 ml.":
    "門のところで待っていてくれたあの子に。高さ92 mm、容量55 ml。",
  "Paw Print Mini Urn for Pets, 92 mm": "ペットのための肉球のミニ骨壺（92 mm）",
  "A 92 mm pet urn with a paw print, threaded lid and silver bands, holding 55 ml. Navy or plum. Add a name, and we engrave it below the paw.":
    "肉球入りの高さ92 mmのペット用ミニ骨壺。ねじ式のふたと銀色の帯、容量55 ml。ネイビーまたはプラム。名前を添えれば、肉球の下に彫刻します。",
  "A little larger than our mini urn, with a paw print pressed into the side. Add a name, and we engrave it below the paw before the last coat of lacquer.":
    "ミニ骨壺より少し大きく、側面に肉球をかたどったくぼみがあります。名前を添えていただければ、最後のラッカーを塗る前に肉球の下へ彫刻します。",
  "92 mm tall, 58 mm across": "高さ92 mm、直径58 mm",
  "230 g": "230 g",
  "55 ml, about eleven teaspoons: all the ash of a very small animal, or a share of a larger one's":
    "55 ml、小さじ約11杯。ごく小さな動物なら全部、大きな子なら一部の遺灰を納められます",
  "Tough resin, fully cured and lacquered, silver-coloured metal bands":
    "完全に硬化したタフレジンにラッカー仕上げ、銀色の金属の帯",
  "Navy or plum": "ネイビーまたはプラム",
}
