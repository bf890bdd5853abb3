import type { SegmentTranslations } from "../../../translate-segments.ts"

/** The night lights and lithophanes. */
export const nightLightTexts: SegmentTranslations = {
  "Warm white LED, 2700 K, 1.5 W, three levels": "電球色LED、2700 K、1.5 W、明るさ3段階",
  "5 V from USB, lead of 1.5 m. Works from any USB plug; a wall plug is an extra":
    "USBから5 V、コード1.5 m。どのUSB電源でも使えます。コンセントアダプターは別売りです",
  "Stays below 35 °C, safe to touch": "35 °C未満、触れても安全です",
  "Unplug it and dust with a soft, dry brush. A wet cloth leaves rings in the hollows.":
    "プラグを抜き、やわらかい乾いたブラシでほこりを払ってください。ぬれた布で拭くと、くぼみに輪じみが残ります。",
  "For dry rooms indoors. Keep the lead out of reach of children under 3. It is a lamp, not a toy, and PLA softens above 55 °C, so keep it off sunny sills and out of hot cars.":
    "乾いた室内専用です。コードは3歳未満のお子様の手の届かない場所に置いてください。おもちゃではなくランプです。PLAは55 °Cを超えるとやわらかくなるため、日の当たる窓辺や暑い車内に置かないでください。",
  "Moon Night Light": "月のナイトライト",
  "Moon Night Light on a Timber Foot": "木の台座に載った月のナイトライト",
  "A moon lamp with true craters on a foot of hoop pine, 12, 15 or 18 cm across. Warm white LED, three levels, runs from USB and stays cool.":
    "本物どおりのクレーターを持つ月のランプ。フープパインの台座付き、直径12・15・18 cm。電球色LED、明るさ3段階、USB電源で熱くなりません。",
  "True craters, warm light, and a foot of hoop pine.":
    "本物どおりのクレーター、温かな光、フープパインの台座。",
  Video: "動画",
  "A moon to sleep beside. Touch the foot to step through three levels; the lowest is dim enough to leave on all night.":
    "枕元に置きたい月です。台座に触れるたびに明るさが3段階に変わり、いちばん暗い光は一晩中つけたままにできるほどです。",
  "The surface follows survey maps of the real Moon, so seas and craters sit where they should. Thin walls glow and thick ones shade.":
    "表面は実際の月の測量図をもとにしているので、海もクレーターもあるべき場所にあります。薄いところは光り、厚いところは影になります。",
  "120 mm across, 165 mm tall on its foot, 260 g": "直径120 mm、台座を含む高さ165 mm、260 g",
  "150 mm across, 195 mm tall, 350 g": "直径150 mm、高さ195 mm、350 g",
  "180 mm across, 225 mm tall, 480 g": "直径180 mm、高さ225 mm、480 g",
  "PLA moon, oiled hoop pine foot": "月はPLA、台座はオイル仕上げのフープパイン",
  "Moon, foot with LED, USB lead": "月、LED付き台座、USBコード",
  "Mushroom Night Light": "きのこのナイトライト",
  "Mushroom Night Light, Spotted Cap": "水玉きのこのナイトライト",
  "A spotted mushroom night light, 14 cm tall, with a red or teal cap. Warm white LED with three levels, runs from USB, stays below 35 °C.":
    "高さ14 cmの水玉きのこのナイトライト。かさはレッドまたはティール。電球色LED、明るさ3段階、USB電源で、表面は35 °C未満です。",
  "A spotted cap that glows, for the end of the bookshelf.":
    "水玉のかさがほんのり光ります。本棚の端にどうぞ。",
  "A small lamp for a shelf or a bedside. The spots are thinner than the cap, so they light up first. The cap lifts off, and red and teal fit the same stem.":
    "棚や枕元に置く小さなランプです。水玉はかさより薄いので、先に光ります。かさは取り外せて、レッドもティールも同じ軸に合います。",
  "140 mm tall, cap 150 mm across": "高さ140 mm、かさの直径150 mm",
  "290 g": "290 g",
  "Stem with LED, one cap, USB lead": "LED付きの軸、かさ1個、USBコード",
  "Rain Cloud Night Light": "雨雲のナイトライト",
  "Rain Cloud Night Light, Three Drops": "しずく3つの雨雲ナイトライト",
  "A cloud-shaped night light with three clear raindrops on a timber foot, 17 cm wide. Warm white LED with three levels, runs from USB.":
    "透明なしずくが3つ付いた雲の形のナイトライト。木の台座付き、幅17 cm。電球色LED、明るさ3段階、USB電源です。",
  "A soft cloud, three blue drops, and no thunder.":
    "やわらかな雲に青いしずくが3つ。雷は鳴りません。",
  "A cloud that glows evenly, with three clear drops below it that catch the light. Dim enough for a nursery, bright enough to find the door.":
    "雲はむらなく光り、その下の透明な3つのしずくが光を受けてきらめきます。赤ちゃんの部屋にもちょうどよい暗さで、ドアを探せるだけの明るさもあります。",
  "Sold out for now: more are on the printer.": "ただいま品切れです。次の分をプリントしています。",
  "170 mm wide, 150 mm tall": "幅170 mm、高さ150 mm",
  "310 g": "310 g",
  "PLA cloud, cured resin drops, oiled hoop pine foot":
    "雲はPLA、しずくは硬化済みレジン、台座はオイル仕上げのフープパイン",
  "Cloud on its foot with LED, USB lead": "台座付きの雲（LED内蔵）、USBコード",
  "Photo Lithophane Lamp": "フォト・リソフェインランプ",
  "Lithophane Lamp from Your Photo": "写真で作るリソフェインランプ",
  "A lamp made from your photo: white by day, your picture when it is lit. 16 cm tall, warm LED, preview before we print. Made near Gladstone.":
    "お客様の写真で作るランプ。昼は白く、明かりをつけると写真が浮かびます。高さ16 cm、温かなLED、プリント前に仕上がり見本を確認。グラッドストーン近くで製作。",
  "White by day, your photo by night. You see a preview first.":
    "昼は白く、夜はあなたの写真に。先に仕上がり見本をご覧いただけます。",
  "Send us one wide photo or up to four tall ones. Unlit, the lamp looks like carved porcelain; lit, every shade of your picture appears.":
    "横長の写真を1枚、または縦長の写真を4枚までお送りください。消えているときは彫刻した磁器のように、明かりをつけると写真の濃淡がすべて現れます。",
  "You see a preview before we print, and we print only when you say yes.":
    "プリントの前に仕上がり見本をお送りし、ご了承をいただいてからプリントします。",
  "160 mm tall, 120 mm across": "高さ160 mm、直径120 mm",
  "380 g": "380 g",
  "White PLA, oiled hoop pine foot and rim": "白いPLA、オイル仕上げのフープパインの台座と縁",
  "At least 1,500 pixels wide, one clear subject, plain background":
    "横1,500ピクセル以上、はっきりした被写体がひとつ、すっきりした背景",
  "Lamp on its foot, USB lead": "台座付きランプ、USBコード",
  "Order, and tell us in a few words what the photo shows.":
    "ご注文の際に、何の写真かを短くお書きください。",
  "We write to you for the photo and send back a preview.":
    "こちらからメールで写真をお願いし、仕上がり見本をお送りします。",
  "You say yes, we print it for about fourteen hours and fit the light.":
    "ご了承をいただいたら、約14時間かけてプリントし、ライトを取り付けます。",
  "It leaves Calliope 6 to 7 business days after we have your photo. Your photo is deleted 30 days after the lamp is posted.":
    "写真が届いてから6〜7営業日でカリオペから発送します。写真はランプの発送から30日後に削除します。",
  "The days count from when we have your photo.": "日数は、写真が届いた時点から数えます。",
  "Lithophane Panel": "リソフェインパネル",
  "Lithophane Photo Panel, 20 × 14 cm": "リソフェイン・フォトパネル（20 × 14 cm）",
  "Your landscape photo printed as a 20 × 14 cm panel that lights up in a slotted timber foot. Preview before we print. Swap the panel any time.":
    "横長の写真を20 × 14 cmのパネルにプリント。溝入りの木製台座に差すと光ります。プリント前に仕上がり見本を確認でき、パネルはいつでも交換できます。",
  "One photo, one panel, one slotted timber foot with a light.":
    "写真1枚、パネル1枚、ライト付きの溝入り木製台座1つ。",
  "One landscape photo in hundreds of shades of white. The light sits in the foot and the panel lifts out, so you can order another photo next year.":
    "横長の写真を、何百もの白の濃淡で表します。ライトは台座にあり、パネルは抜き差しできるので、来年また別の写真をご注文いただけます。",
  Panel: "パネル",
  Foot: "台座",
  "200 × 140 mm, 3 mm at its thickest, 75 g": "200 × 140 mm、最も厚いところで3 mm、75 g",
  "Oiled hoop pine, 250 mm wide, 290 g": "オイル仕上げのフープパイン、幅250 mm、290 g",
  "At least 1,500 pixels wide, landscape": "横1,500ピクセル以上、横長",
  "Panel, foot with LED, USB lead": "パネル、LED付き台座、USBコード",
  "You say yes, we print it for about seven hours.":
    "ご了承をいただいたら、約7時間かけてプリントします。",
  "It leaves Calliope 6 to 7 business days after we have your photo. Your photo is deleted 30 days after the panel is posted.":
    "写真が届いてから6〜7営業日でカリオペから発送します。写真はパネルの発送から30日後に削除します。",
}
