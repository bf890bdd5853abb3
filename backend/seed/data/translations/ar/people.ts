import type { SegmentTranslations } from "../../../translate-segments.ts"

/** The family, and the groups of questions, testimonials, people and galleries. */
export const peopleTexts: SegmentTranslations = {
  "Prints, keepsakes and the till": "المطبوعات والتذكارات والصندوق",
  "Marnie was a school librarian, and still shelves everything by author. She sees each pendant and urn through from the first message to the last fold of paper, and answers most of what you write to us.":
    "كانت مارني أمينة مكتبة مدرسية، ولا تزال ترتّب كل شيء حسب المؤلف. ترافق كل قلادة وجرّة رماد من أول رسالة إلى آخر طية ورق، وترد على معظم ما تكتبه إلينا.",
  "Machines, laser and the courier": "الآلات والليزر ومندوب التوصيل",
  "Dale spent twenty years as a fitter at the port before the port got too loud. If a printer squeaks he hears it from the house. He draws up what you bring in pieces, and he writes the articles about layer heights.":
    "أمضى ديل عشرين عامًا فنّي تركيب في الميناء حتى صار الميناء أصخب مما يحتمل. إذا صرّت طابعة سمعها من البيت. يرسم ما تحضره محطمًا، ويكتب المقالات عن ارتفاع الطبقات.",
  "Night lights, dragons and quality": "المصابيح الليلية والتنانين والجودة",
  "Isla asked for the first dragon and still has it. She tests every night light in a properly dark room, decides which colours are allowed, and rides along on the local run in the holidays.":
    "آيلا هي من طلبت التنّين الأول ولا تزال تحتفظ به. تختبر كل مصباح ليلي في غرفة مظلمة حقًا، وتقرر أي الألوان مسموح بها، وترافق الجولة المحلية في العطلات.",
  "Sanding, oil and second opinions": "الصنفرة والزيت والرأي الثاني",
  "Joy is Marnie's mum. She sands and oils the timber, ties the ribbons and has never once let a crooked label out of the shed. Ask her about the curlews: she keeps the count.":
    "جوي هي والدة مارني. تصنفر الخشب وتزيّته، وتعقد الأشرطة، ولم تدع يومًا ملصقًا مائلًا يغادر الورشة. اسألها عن طيور الكروان: فهي التي تحصيها.",
  Questions: "الأسئلة",
  Customers: "العملاء",
  "Custom order customers": "عملاء الطلبات الخاصة",
  Family: "العائلة",
  "Our galleries": "معارض صورنا",
}
