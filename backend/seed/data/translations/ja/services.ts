import type { SegmentTranslations } from "../../../translate-segments.ts"

/** Shipping, payment and gift vouchers. */
const selling: SegmentTranslations = {
  "Local delivery (Gladstone and Calliope)": "地元配達（グラッドストーン、カリオペ）",
  "Pick up from the workshop": "工房でのお受け取り",
  "14 Stowe Lane, Calliope, by appointment": "14 Stowe Lane, Calliope（ご予約制）",
  Australia: "オーストラリア",
  Queensland: "クイーンズランド州",
  "Gladstone and Calliope": "グラッドストーンとカリオペ",
  "Credit or debit card": "クレジットカード・デビットカード",
  "Visa, Mastercard or eftpos, issued in Australia": "オーストラリア発行のVisa、Mastercard、eftpos",
  "International or Amex card": "海外発行カード・Amex",
  "The surcharge covers what these cards cost us extra":
    "決済手数料は、これらのカードで当店に余分にかかる費用に充てます",
  "10% off your first order": "初回のご注文が10%オフ",
  "$5.00 off resin, from $40.00": "A$40.00以上のご注文でレジンがA$5.00オフ",
  "15% off for Easter 2026": "2026年イースター15%オフ",
  "For makers": "ものづくりの方へ",
  "Happy birthday": "お誕生日おめでとう",
  "Merry Christmas": "メリークリスマス",
}

/** Where the customers of testimonials live: names of places. */
const places: SegmentTranslations = {
  "Tannum Sands": "タナムサンズ",
  Gladstone: "グラッドストーン",
  Biloela: "ビロエラ",
  Calliope: "カリオペ",
  Rockhampton: "ロックハンプトン",
  Yeppoon: "イェプーン",
  "Agnes Water": "アグネスウォーター",
  Brisbane: "ブリスベン",
}

/** The forms to write to the shop and to order something of one's own. */
const forms: SegmentTranslations = {
  "Contact us": "お問い合わせ",
  "Thank you. Your message has reached us, and we answer within one business day.":
    "ありがとうございます。メッセージを受け付けました。1営業日以内にお返事します。",
  "Your name": "お名前",
  Email: "メールアドレス",
  Phone: "電話番号",
  "Order number": "ご注文番号",
  "If it is about an order: it is at the top of your confirmation email.":
    "ご注文についてのお問い合わせの場合。確認メールの冒頭にあります。",
  Message: "メッセージ",
  "Please keep me up to date with new products and offers (information is not shared with third parties)":
    "新商品やお得な情報のメールを受け取る（情報を第三者と共有することはありません）",
  "Send message": "メッセージを送信",
  "Custom order request": "オーダーメイドのご依頼",
  "Thank you. We answer within one business day, with a price or with questions.":
    "ありがとうございます。1営業日以内に、価格またはご質問をお返事します。",
  "Tell us what you would like as well as you can. You are not ordering yet: you get a price first, and a picture of anything with a name on it.":
    "ご希望をできるだけ詳しくお書きください。まだご注文にはなりません。先に価格を、名前の入る品は完成図もお送りします。",
  "What shall we make?": "何をお作りしましょうか？",
  "What it is for, how big it is, which colour, and where a file can be found":
    "用途、大きさ、色、ファイルの場所など",
  "Please tell us in a few words what you would like.": "ご希望を短くお書きください。",
  "How many?": "個数",
  "Scale of your file": "ファイルの縮尺",
  "100 prints it as it was drawn.": "100で図面どおりの大きさになります。",
  "About how much may it cost?": "ご予算のおおよその額",
  "When do you need it?": "いつまでに必要ですか？",
  "Would you like to come and look at samples?": "見本を見にいらっしゃいますか？",
  "Monday to Friday, 9 am to 4 pm. We confirm before you set out.":
    "月曜から金曜の9時〜16時。お出かけの前にこちらからご確認します。",
  "Best time to ring you": "お電話に都合のよい時間",
  "We are at the phone from 09:00 to 16:00.": "お電話は9時から16時まで承ります。",
  "The design and any photos are mine, or I may use them":
    "デザインと写真は自分のもの、または利用の許可を得たものです",
  "Laser cutting quote": "レーザーカットのお見積もり",
  "Thank you. You get our fixed price by email within one business day.":
    "ありがとうございます。1営業日以内に、確定価格をメールでお送りします。",
  "Ask for a fixed price": "確定価格を問い合わせる",
  "Describe the job here. We reply to your email address, and you attach the drawing to your answer.":
    "ご依頼の内容をこちらにお書きください。メールでお返事しますので、図面はその返信に添付してください。",
  "-- Select --": "-- 選択してください --",
  "Hoop pine plywood, 3 mm": "フープパイン合板、3 mm",
  "Hoop pine plywood, 4 or 6 mm": "フープパイン合板、4または6 mm",
  "Acacia veneer": "アカシア突板",
  "Walnut veneer": "ウォールナット突板",
  Acrylic: "アクリル",
  "Card or leather": "厚紙または革",
  "Number of pieces": "個数（枚数）",
  "Needed by": "必要な日",
  "The job": "ご依頼の内容",
  "Size in millimetres, what is cut and what is etched":
    "ミリメートル単位の大きさ、切る部分と彫刻する部分",
  "Ask for a quote": "見積もりを依頼する",
  "Thank you. Your places are yours once the $5.00 is paid, and we write to you with the way to our gate.":
    "ありがとうございます。A$5.00のお支払いが済むとご予約が確定し、門までの道順をお送りします。",
  Mobile: "携帯電話番号",
  "So that we can ring if the road is under water.": "道路が冠水したときにお電話するためです。",
  "Saturday you would like": "ご希望の土曜日",
  "Please give a Saturday as dd/mm/yyyy.": "土曜日を日/月/年（dd/mm/yyyy）で入力してください。",
  Start: "開始時刻",
  "Between 9:30 and 11 in the morning.": "午前9:30から11時の間。",
  "How many are coming?": "何名様でお越しですか？",
  "Up to eight fit round the machines.": "機械のまわりに入れるのは8名様までです。",
  "We will all wear closed shoes": "全員がつま先の隠れる靴で参加します",
  "The $5.00 is for the whole group, and comes off anything you buy that morning.":
    "A$5.00はグループ全体の料金で、その朝のお買い物から差し引きます。",
  "Book and pay $5.00": "予約してA$5.00を支払う",
  "Order the same again": "前と同じものを注文する",
  "Thank you. We look up your design and answer with today's price within one business day.":
    "ありがとうございます。デザインをお調べし、1営業日以内に本日の価格をお返事します。",
  "We keep your designs for two years. Because they are yours alone, we ask you to log in before you order from them.":
    "デザインは2年間保管します。お客様だけのものですので、ご注文の前にログインをお願いします。",
  "Number of the earlier order": "前回のご注文番号",
  "How many this time?": "今回の個数",
  "Anything to change?": "変更したいところ",
  "Order again": "もう一度注文する",
  "Every field": "すべての項目",
  "Thank you. This form is here to be tried, and nobody minds what you write.":
    "ありがとうございます。このフォームはお試し用です。何を書いてもかまいません。",
  "One field of every kind. Fields with a red asterisk must be filled in.":
    "あらゆる種類の項目がひとつずつあります。赤いアスタリスクの付いた項目は必須です。",
  "A line of text": "1行のテキスト",
  "Several lines": "複数行の",
  "of text": "テキスト",
  "As much as you like": "お好きなだけどうぞ",
  "Email address": "メールアドレス",
  "Phone number": "電話番号",
  "Amount of money": "金額",
  Percentage: "パーセント",
  "Number from 1 to 10": "1から10までの数",
  "Please give a whole number from 1 to 10.": "1から10までの整数を入力してください。",
  Password: "パスワード",
  Date: "日付",
  "From 2020 onwards.": "2020年以降。",
  "Date and time": "日時",
  Time: "時刻",
  "Ticked from the start": "最初からチェック済み",
  "Try it": "試す",
}

/** Delivery, payment, vouchers, testimonials and forms. */
export const serviceTexts: SegmentTranslations = { ...selling, ...places, ...forms }
