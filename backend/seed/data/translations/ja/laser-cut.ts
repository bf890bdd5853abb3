import type { SegmentTranslations } from "../../../translate-segments.ts"

/** Coasters, door signs and key tags. */
export const laserCutTexts: SegmentTranslations = {
  // timber-coasters
  "Timber Coasters": "木のコースター",
  "Gum leaves, a wave and our own curlew, etched in solid timber.":
    "ユーカリの葉、波、そして当店のカーリューを無垢の木に彫りました。",
  "Etched Timber Coasters, Set of Four": "彫刻入り木のコースター（4枚セット）",
  "Four solid timber coasters etched with gum leaves, a wave and a curlew. Acacia or walnut, oiled by hand, cork underneath, 96 mm across.":
    "ユーカリの葉、波、カーリューを彫った無垢の木のコースター4枚。アカシアまたはウォールナット、手作業のオイル仕上げ、裏はコルク、直径96 mm。",
  "Solid timber, etched just under a millimetre deep, sanded, and oiled three times by hand. Cork underneath keeps the table safe. A good present for a house that has everything.":
    "無垢の木に深さ1ミリ弱の彫刻を施し、磨き、手で3度オイルを塗りました。裏のコルクがテーブルを守ります。何でもそろっているお宅への贈り物にどうぞ。",
  "96 mm across, 8 mm thick, with 2 mm of cork underneath": "直径96 mm、厚さ8 mm、裏に2 mmのコルク",
  "220 g the set": "セットで220 g",
  "Four: two gum leaves, a wave and a curlew": "4枚：ユーカリの葉2枚、波、カーリュー",
  "Acacia or walnut, with food-safe oil": "アカシアまたはウォールナット、食品に安全なオイル",
  "Four coasters, tied with twine": "麻ひもで束ねたコースター4枚",
  "Wipe with a damp cloth and dry at once. Rub in a little food-grade oil twice a year.":
    "湿らせた布で拭き、すぐに乾かします。年に2回、食品用オイルを少量すり込んでください。",
  // door-sign
  "Personalised Door Sign": "名入れドアサイン",
  "The name you choose, between two gum leaves, on a cotton cord.":
    "お好きな名前を2枚のユーカリの葉の間に。綿のひも付き。",
  "Personalised Laser-Cut Door Sign": "レーザーカットの名入れドアサイン",
  "A timber door sign with the name you choose, up to 12 letters, between two gum leaves. Hoop pine plywood or walnut, on a cotton cord.":
    "お好きな名前を12文字まで、2枚のユーカリの葉の間に入れる木のドアサイン。フープパイン合板またはウォールナット、綿のひも付き。",
  "Tell us the name, up to 12 letters, and we cut it. The edges keep the light brown line the laser leaves; the face is sanded and waxed.":
    "12文字までの名前をお知らせください。切り出してお作りします。縁にはレーザーが残す薄茶色の線をそのまま生かし、表面は磨いてワックスを塗ります。",
  "290 mm wide, 100 mm tall, 6 mm thick": "幅290 mm、高さ100 mm、厚さ6 mm",
  "120 g": "120 g",
  "Up to 12 letters, just as you type it": "12文字まで、ご入力のとおりに",
  "Hoop pine plywood or walnut veneer": "フープパイン合板またはウォールナット突板",
  "Sign with a 400 mm cotton cord, tied on": "400 mmの綿のひもを結んだサイン",
  "For indoors, or outside under a dry porch. Dust with a dry cloth.":
    "室内、または雨の当たらない軒下の屋外用です。ほこりは乾いた布で払います。",
  "We cut it when you order, so it leaves Calliope within 5 to 6 business days. It is made for you alone, so read the spelling twice.":
    "ご注文をいただいてから切り出し、5〜6営業日以内にカリオペから発送します。お客様だけの品ですので、つづりを2度お確かめください。",
  // key-tag
  "Initials Key Tag": "イニシャルキータグ",
  "Up to three initials on an oval of real timber.": "本物の木の楕円に、イニシャルを3文字まで。",
  "Timber Key Tag with Your Initials": "イニシャル入り木のキータグ",
  "A small timber key tag with up to three initials, etched and waxed, on a stainless steel ring. Walnut or plywood, 52 × 28 mm, cut to order.":
    "イニシャルを3文字まで彫刻し、ワックスで仕上げた小さな木のキータグ。ステンレスリング付き。ウォールナットまたは合板、52 × 28 mm、受注製作。",
  "Your initials on an oval of real timber. Two layers glued crosswise keep it from splitting in a pocket, and hard wax keeps the letters clear.":
    "本物の木の楕円に、あなたのイニシャルを。木目を交差させて2枚を貼り合わせているのでポケットの中でも割れにくく、硬いワックスが文字をくっきり保ちます。",
  "52 × 28 mm, 5 mm thick": "52 × 28 mm、厚さ5 mm",
  "14 g with its ring": "リング込みで14 g",
  Letters: "文字",
  "Up to three, just as you type them": "3文字まで、ご入力のとおりに",
  "Walnut or hoop pine plywood": "ウォールナットまたはフープパイン合板",
  Ring: "リング",
  "25 mm stainless steel split ring": "25 mmのステンレス二重リング",
  "We cut it when you order, so it leaves Calliope within 4 to 5 business days. It is made for you alone, so check the letters before you order.":
    "ご注文をいただいてから切り出し、4〜5営業日以内にカリオペから発送します。お客様だけの品ですので、ご注文の前に文字をお確かめください。",
}
