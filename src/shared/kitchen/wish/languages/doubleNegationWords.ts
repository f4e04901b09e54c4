/** Words by which something is none without a food, in the six languages of the interface: "no party without cheese". Words with spaces between them. */
export const wishWordsDenyingWhole =
  'no not never isnt wasnt aint kein keine keinen nie nicht niemals pas jamais aucun aucune no nunca ningún ninguna لا ليس ليست ما مافي مش مو कोई'

/** Words for "without" that such a denial makes the opposite. */
export const wishWordsForWithout = 'without ohne sans sin بدون بلا'

/** Behind a food that something is without, in Hindi: then it is incomplete. */
export const wishWordsForIncomplete =
  'अधूरा अधूरी अधूरे अधूरापन बेकार फीका फीकी सूना सूनी adhura adhuri adhure adhoora adhoori feeka feeki bekar soona'

/** Words between the two by which nothing is denied but a degree: "not too spicy without nuts". */
export const wishWordsOfDegree =
  'too so very that overly zu so sehr allzu trop si très tellement demasiado muy tan كثيرا جدا حار حارة only just nur seulement solo فقط'
