/** Stand for the white and the yolk of an egg where a wish names them by a colour; words of no language. */
export const wishEggWhiteWord = 'whiteofegg'
export const wishEggYolkWord = 'yolkofegg'

/** Their names, as in the tables of foods. */
export const wishEggPartNames = `egg white: ${wishEggWhiteWord}\negg yolk: ${wishEggYolkWord}`

/** Beginnings of words for a yolk. */
export const wishYolkBeginnings = 'yolk eigelb dotter jaune yema tuorl gema जर्दी ज़र्दी zardi jardi صفار الصفار'

/** Words for the white of an egg that mean nothing else beside an egg. */
export const wishEggWhiteBeginnings = 'eiweiß eiweiss eiklar albume clara सफेदी सफ़ेदी safedi safaidi'

/** Words for a colour by which people name the white of an egg whose yolk they have named. */
export const wishWordsForColourWhite =
  'white whites weiß weiss weisse weiße weißes weisses blanc blancs blanco bianco سفيد सफेद सफ़ेद सफेदी सफ़ेदी safed safedi safaidi بياض البياض ابيض الابيض'

/** The same of a yolk beside a white. */
export const wishWordsForColourYellow =
  'yellow yellows gelb gelbe gelbes jaune jaunes amarillo amarilla पीला पीली peela pila صفار الصفار اصفر الاصفر'

/** Words that may stand right before a colour that is meant by itself: "not the white", "le blanc non". */
export const wishWordsBeforeColour = `the a no not without any only just but and or nor hates of das der die kein keine keinen nicht ohne nur aber und le les la l du de des d pas ni et mais sans que seulement lo el
  del los las sin ni y pero no solo sólo il non ma और लेकिन पर मगर सिर्फ aur lekin par magar sirf لا ليس بدون بس لكن و فقط مو مش بلا من غير`

/** Words that may stand right behind it in languages whose adjectives stand before their noun: "white is not ok". */
export const wishWordsBehindColour = `part parts bit bits of is are isnt arent not no ok okay fine bad never please pls and or but only makes make give gives allergy ist sind nicht nein geht gehen schlecht bitte und oder aber nur teil teile
  nahi nahin nhi na mat नहीं नही मत ना न और लेकिन हिस्सा से ठीक theek se hissa`

/** Words by which only one part of an egg is wanted, phrases with commas between them. */
export const wishWordsMeaningOnly = `only, just, only use, just use, nur, bloß, ausschließlich, seulement, juste, uniquement, que, solo, sólo, solamente, únicamente, सिर्फ, सिर्फ़, केवल, बस, sirf, bas, kewal, فقط, بس`
/** Words between these and the part. */
export const wishWordsBeforeEggPart =
  'the a an egg eggs das der die den vom le la les el las los un une d de del अंडे ande की ki'
export const wishYolkWholeWords =
  'yolk, yolks, egg yolk, egg yolks, eigelb, eigelbe, dotter, jaune d oeuf, jaunes d oeuf, jaunes d oeufs, le jaune, les jaunes, yema, yemas, जर्दी, ज़र्दी, zardi, jardi, صفار, الصفار, صفار البيض'
export const wishEggWhiteWholeWords =
  'egg white, egg whites, eiweiß, eiklar, blanc d oeuf, blancs d oeuf, blancs d oeufs, clara, claras, clara de huevo, claras de huevo, अंडे की सफेदी, सफेदी, safedi, ande ki safedi, بياض البيض'
