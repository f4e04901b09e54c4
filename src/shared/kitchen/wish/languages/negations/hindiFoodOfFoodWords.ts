const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean))

/** Plants, nuts and fish of which something else is made: "मूंगफली के मक्खन" is made of peanuts. As words are compared. */
export const sourcesOfHindiFoods = words(
  `मूंगफली मुंगफली मूँगफली तिल सरसों सरसो काजू बादाम नारियल सोया सोयाबीन चने चना मक्के मक्का मकई अदरक लहसुन प्याज टमाटर मछली पिस्ता पिस्ते
  अखरोट गेहूं गेहूँ जौ बाजरे बाजरा ज्वार सूरजमुखी मिर्च इमली moongfali mungfali til sarson kaju badam nariyal soya chane makke adrak lehsun lahsun
  pyaz tamatar machli pista akhrot gehu gehun jau`,
)

/** What is made of them, behind "of". */
export const madeOfHindiFoods = words(
  `मक्खन बटर तेल पेस्ट दूध आटे आटा अंडे अंडों पाउडर चूर्ण क्रीम चटनी मैदा makkhan butter tel paste doodh dudh aate aata ande powder cream chutney`,
)
export const ofOfHindi = words('के का की ke ka ki')
/** "X वाला", "X डालकर": a dish made with it. */
export const madeWithOfHindi = words('वाला वाली वाले डालकर मिलाकर wala wali wale daalkar dalkar milakar')
export const negationsOfHindi = words('मत नहीं नही न ना mat nahi nahin na')
