import type { SegmentTranslations } from "../../../translate-segments.ts"

/** Planters, vases and desk helpers. */
export const homeAndGardenTexts: SegmentTranslations = {
  // faceted-planter
  "Faceted Planter": "多面カットのプランター",
  "Triangular facets outside, a hidden drip tray inside. Three sizes.":
    "外側は三角の面、内側には隠れた受け皿。3サイズ。",
  "Made to order": "受注製作",
  "Faceted Planter with Drip Tray": "受け皿付き多面カットのプランター",
  "A 3D printed planter with triangular facets and a hidden drip tray, in terracotta, sage or charcoal, for 70, 100 or 130 mm pots. Made to order.":
    "三角の面と隠れた受け皿を持つ3Dプリントのプランター。テラコッタ、セージ、チャコール、70・100・130 mmの鉢用。受注製作です。",
  "A planter for the window sill. Every facet catches the light differently, and water drains into a tray that clicks into the base, so it can stand on timber without leaving a ring.":
    "窓辺のためのプランターです。面ごとに光の受け方が変わり、水は底にはまる受け皿に流れるので、木の上に置いても輪じみが残りません。",
  "90 mm tall, 95 mm across, 110 g, for a 70 mm pot": "高さ90 mm、直径95 mm、110 g、70 mmの鉢用",
  "120 mm tall, 125 mm across, 190 g, for a 100 mm pot":
    "高さ120 mm、直径125 mm、190 g、100 mmの鉢用",
  "160 mm tall, 165 mm across, 340 g, for a 130 mm pot":
    "高さ160 mm、直径165 mm、340 g、130 mmの鉢用",
  "Matt PLA, a plastic made from corn starch, 2.4 mm walls":
    "マットPLA（とうもろこしのでんぷんから作る樹脂）、壁の厚さ2.4 mm",
  Drainage: "排水",
  "Six holes and a removable tray": "穴6つ、取り外せる受け皿",
  "Planter and tray. The plant is not included": "プランターと受け皿。植物は付属しません",
  "Wash by hand in lukewarm water. PLA softens above 55 °C: keep it out of the dishwasher and off the dashboard of a car.":
    "ぬるま湯で手洗いしてください。PLAは55 °Cを超えるとやわらかくなります。食洗機に入れたり、車のダッシュボードに置いたりしないでください。",
  "We print it when you order, so it leaves Calliope within 5 to 6 business days.":
    "ご注文をいただいてからプリントし、5〜6営業日以内にカリオペから発送します。",
  // wave-vase
  "Wave Vase": "波の花器",
  "One unbroken line, 180 metres long, wound into a wave.":
    "途切れない1本の線、180メートルを波の形に巻き上げました。",
  "Wave Vase for Dried Flowers": "ドライフラワーのための波の花器",
  "A 200 mm vase wound from one unbroken line of plastic, with waves running round it. For dried flowers and grasses, in lagoon blue or sand.":
    "途切れない1本の樹脂の線を巻き上げた、波の流れる高さ200 mmの花器。ドライフラワーや草穂に。ラグーンブルーまたはサンド。",
  "A tall, light vase for dried grasses and flowers. The printer winds it from base to rim without stopping once, so there is no seam to turn to the wall.":
    "乾いた草や花のための、背が高く軽い花器です。プリンターが底から口まで一度も止まらずに巻き上げるので、壁側に向けて隠すような継ぎ目がありません。",
  "200 mm tall, 110 mm at its widest, opening 80 mm": "高さ200 mm、最大幅110 mm、口の直径80 mm",
  "240 g, most of it in the base": "240 g、ほとんどが底の重さ",
  "PLA, 0.8 mm wall, weighted base": "PLA、壁の厚さ0.8 mm、重みを付けた底",
  "Lagoon blue or sand": "ラグーンブルーまたはサンド",
  Holds: "容量・用途",
  "Dried stems. For fresh ones, stand a glass tube of up to 60 mm inside":
    "乾いた茎。生花には、直径60 mmまでのガラス管を中に立ててください",
  // desk-organiser
  "Honeycomb Desk Organiser": "ハニカムのデスクオーガナイザー",
  "Three cups that click together, and grow with your desk.":
    "カチッとつながる3つのカップ。机に合わせて増やせます。",
  "Honeycomb Desk Organiser, 3 Cups": "ハニカムのデスクオーガナイザー（カップ3個）",
  "Three six-sided cups with magnets in their walls that click together for pens, brushes and small tools. 3D printed in slate or teal.":
    "壁の中の磁石でカチッとつながる六角形のカップ3個。ペン、筆、小さな工具に。3Dプリント製、スレートまたはティール。",
  "Tall for pencils, middle for markers, low for clips. Magnets inside the walls let you arrange them as you like, and click on another set later.":
    "高いカップは鉛筆に、中くらいはマーカーに、低いカップはクリップに。壁の中の磁石で好きな並びにでき、後からもう1セットつなげることもできます。",
  Cups: "カップ",
  "120, 90 and 60 mm tall, 70 mm across each": "高さ120・90・60 mm、幅は各70 mm",
  "280 g the set": "セットで280 g",
  "PLA with 6 mm magnets sealed inside, felt feet": "PLA、6 mmの磁石を内蔵、フェルトの脚",
  "Slate or teal": "スレートまたはティール",
  "Three cups": "カップ3個",
  "The magnets are printed in and cannot fall out. If a cup ever breaks, keep the pieces from children.":
    "磁石はプリントの中に埋め込まれているので外れません。万一カップが割れたら、破片をお子様から遠ざけてください。",
  // phone-stand
  "Phone Stand": "スマートフォンスタンド",
  "Reading angle, a slot for the charging lead, and it does not tip.":
    "読みやすい角度、充電コードの溝、倒れない安定感。",
  "Phone Stand with Slot for the Lead": "充電コード用の溝付きスマートフォンスタンド",
  "A sturdy 3D printed phone stand at reading angle, with a slot for the charging lead and rubber feet. Holds phones up to 90 mm wide, in a case.":
    "読みやすい角度の丈夫な3Dプリント製スマートフォンスタンド。充電コードの溝とゴム脚付き。ケースを着けたまま、幅90 mmまで置けます。",
  "Holds your phone upright or sideways, in its case, while you cook, call or read. The charging lead comes up through the lip, and rubber feet keep it where you put it.":
    "料理中も、通話中も、読書中も、ケースを着けたまま縦でも横でも立てられます。充電コードは手前の縁から通り、ゴム脚で置いた場所から動きません。",
  "110 mm tall, 85 mm wide, 95 mm deep": "高さ110 mm、幅85 mm、奥行き95 mm",
  "95 g": "95 g",
  "Phones up to 90 mm wide and 14 mm thick, case included":
    "幅90 mm、厚さ14 mmまでのスマートフォン（ケースを含む）",
  Angle: "角度",
  "65 degrees": "65度",
  "PETG, stiff, to 75 °C": "PETG、たわみにくく75 °Cまで",
  "Wipe with a damp cloth.": "湿らせた布で拭いてください。",
}
