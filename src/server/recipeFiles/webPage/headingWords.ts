/** What a heading of a page announces; 'end' is what follows a recipe: comments, other recipes, nutrition. */
export type HeadingRole = 'ingredients' | 'steps' | 'notes' | 'end'

/** Headings above lists of ingredients, in the languages of cooks. */
const ingredients = [
  'ingredients, ingredient list, what you need, you will need, you’ll need, what you’ll need, shopping list, zutaten, zutatenliste, das brauchst du, ihr braucht, du brauchst',
  'ingrédients, ingrédient, il vous faut, ingredientes, ingredientes de la receta, necesitas, ingredienti, ingrediënten, benodigdheden, wat heb je nodig, dit heb je nodig',
  'ingredienser, det skal du bruge, dette trenger du, du trenger, du behöver, det här behöver du, ainekset, ainesosat, raaka-aineet, tarvitset, innihald, hráefni, uppskrift',
  'składniki, lista składników, ingredience, suroviny, přísady, budeme potřebovat, ingrediencie, prísady, budeme potrebovať, hozzávalók, alapanyagok, ingrediente',
  'съставки, продукти, необходими продукти, ингредиенты, продукты, состав, вам понадобится, что нужно, інгредієнти, sastojci, састојци, potrebno je, sestavine, υλικά, συστατικά, τα υλικά, malzemeler, malzeme listesi',
  'מצרכים, רכיבים, מרכיבים, المكونات, مكونات, المقادير, مقادير, مواد لازم, مواد اولیه, اجزاء, सामग्री, आवश्यक सामग्री, साहित्य, উপকরণ, உள்ளீடுகள், தேவையான பொருட்கள், కావలసిన పదార్థాలు, ചേരുവകൾ, સામગ્રી, ಬೇಕಾಗುವ ಸಾಮಗ್ರಿಗಳು',
  '材料, 食材, 用料, 配料, 主料, 재료, ส่วนผสม, วัตถุดิบ, nguyên liệu, bahan, bahan-bahan, mga sangkap, sangkap, ingredientai, jums reikės, sastāvdaļas, koostisained, koostisosad, vaja läheb',
  'osagaiak, përbërësit, состојки, ინგრედიენტები, բաղադրիչներ, cynhwysion, comhábhair, viungo, bestanddele',
]
const steps = [
  'instructions, directions, method, preparation, preparation method, steps, how to make, how to make it, how to prepare, procedure, cooking instructions, step by step, let’s cook, the method, assembly',
  'zubereitung, anleitung, zubereitungsschritte, so geht’s, so geht es, so wird’s gemacht, so wird es gemacht, so funktioniert’s, und so wird’s gemacht, arbeitsschritte, préparation, étapes, étapes de préparation, réalisation, la recette, déroulé',
  'preparación, elaboración, instrucciones, pasos, procedimiento, modo de preparación, cómo hacer, cómo se hace, paso a paso, preparazione, procedimento, istruzioni, come preparare, preparação, preparo, modo de preparo, modo de fazer, instruções, confeção, confecção',
  'bereiding, bereidingswijze, instructies, werkwijze, zo maak je het, aan de slag, gör så här, tillagning, instruktioner, så här gör du, fremgangsmåde, sådan gør du, tilberedning, fremgangsmåte, slik gjør du, slik gjør du det',
  'valmistus, valmistusohje, valmistusohjeet, ohjeet, ohje, näin teet, aðferð, leiðbeiningar, przygotowanie, sposób przygotowania, wykonanie, sposób wykonania, postup, příprava, postup přípravy, pracovní postup, príprava, postup prípravy',
  'elkészítés, elkészítése, az elkészítés lépései, mod de preparare, preparare, instrucțiuni, приготвяне, начин на приготвяне, приготовление, способ приготовления, как приготовить, пошаговый рецепт, инструкция, приготування, спосіб приготування',
  'priprema, način pripreme, припрема, upute, priprava, postopek, εκτέλεση, οδηγίες, παρασκευή, τρόπος παρασκευής, διαδικασία, yapılışı, hazırlanışı, nasıl yapılır, yapımı, הוראות הכנה, אופן ההכנה, אופן הכנה, הכנה, איך מכינים',
  'طريقة التحضير, طريقة العمل, الطريقة, التحضير, خطوات التحضير, الخطوات, طريقة الإعداد, طرز تهیه, دستور پخت, روش تهیه, ترکیب, विधि, बनाने की विधि, कृती, প্রণালী, প্রস্তুত প্রণালী, செய்முறை, తయారీ విధానం, തയ്യാറാക്കുന്ന വിധം, રીત, ಮಾಡುವ ವಿಧಾನ',
  '作り方, 手順, 做法, 作法, 步骤, 步驟, 制作步骤, 烹饪步骤, 만드는 법, 만들기, 조리법, 조리순서, 조리 방법, วิธีทำ, cách làm, cách chế biến, các bước thực hiện, hướng dẫn, cara membuat, cara memasak, langkah, cara penyediaan, paraan ng pagluluto',
  'gaminimas, paruošimas, pagatavošana, valmistamine, preparació, elaboració, përgatitja, подготовка, начин на подготовка, მომზადება, dull, modh',
]
const notes = [
  'notes, note, tips, tip, recipe notes, cook’s notes, notizen, hinweis, hinweise, tipp, tipps, remarques, astuces, astuce, conseils, notas, consejos, trucos, note della ricetta, consigli, dicas, observações, opmerkingen',
  'tips & råd, vinkit, vinkkejä, wskazówki, porady, poznámky, tipy, megjegyzés, tippek, sfaturi, бележки, советы, примечания, поради, savjeti, συμβουλές, notlar, püf noktası, הערות, טיפים, ملاحظات, نصائح, نکات, नोट, सुझाव, メモ, コツ・ポイント, ポイント, 小贴士, 小貼士, 팁, เคล็ดลับ, ghi chú, catatan',
]
const ends = [
  'comments, leave a comment, leave a reply, reviews, related recipes, related, you may also like, you might also like, more recipes, similar recipes, nutrition, nutrition facts, nutrition information, nutritional information, share this, newsletter, did you make this recipe, about, about the author, faq, what to read next, join the conversation, more from, popular recipes, latest recipes, recommended, equipment, kitchen equipment, utensils, you will also need, video, tags, categories, storage, substitutions, variations',
  'ustensiles, matériel, utensilios, attrezzatura, utensílios, küchengeräte, kochutensilien, zubehör, redskap, sprzęt, оборудование, kommentare, bewertungen, ähnliche rezepte, weitere rezepte, nährwerte, nährwertangaben, commentaires, avis, recettes similaires, à lire aussi, valeurs nutritionnelles, comentarios, recetas relacionadas, información nutricional, commenti, ricette correlate, potrebbe interessarti, comentários, receitas relacionadas, informação nutricional, veja também, reacties, gerelateerde recepten, voedingswaarde',
  'kommentarer, relaterade recept, näringsvärde, kommentit, komentarze, podobne przepisy, wartości odżywcze, komentáře, podobné recepty, hozzászólások, kapcsolódó receptek, comentarii, коментари, комментарии, похожие рецепты, коментарі, σχόλια, σχετικές συνταγές, yorumlar, benzer tarifler, תגובות, التعليقات, وصفات مشابهة, टिप्पणियाँ, コメント, 関連レシピ, 评论, 댓글, ความคิดเห็น, bình luận, komentar',
]

const plainHeading = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKC')
    .replace(/\([^()]*\)/g, ' ')
    .replace(/['’‘`´]/g, '’')
    .replace(/[^\p{L}\p{M}’\s-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()

const roleOfWords = new Map<string, HeadingRole>(
  (
    [
      ['end', ends],
      ['notes', notes],
      ['steps', steps],
      ['ingredients', ingredients],
    ] as const
  ).flatMap(([role, lists]) =>
    lists.flatMap((list) => list.split(', ').map((words) => [plainHeading(words), role] as const)),
  ),
)
const maxWords = 7
const maxLetters = 90

/** What a heading announces by its first or last words: "Ingredients for the cake", "Barley soup: method". Null where it is none of those words. */
export function roleOfHeading(heading: string): HeadingRole | null {
  if (heading.length > maxLetters) return null
  const words = plainHeading(heading).split(' ')
  if (words.length > maxWords + 3) return null
  for (let count = Math.min(words.length, 5); count > 0; count--) {
    const first = roleOfWords.get(words.slice(0, count).join(' '))
    if (first && (first !== 'end' || count >= words.length - 2)) return first
    const last = roleOfWords.get(words.slice(-count).join(' '))
    if (last && last !== 'end') return last
  }
  return null
}

/** What a line announces that is one of the headings and little else: pages mark many headings as plain text. */
export function roleOfHeadingLine(line: string): HeadingRole | null {
  if (line.length > 60) return null
  const plain = plainHeading(line)
  const whole = plain === '' ? null : (roleOfWords.get(plain) ?? null)
  // "Ingredients for the dough".
  const isList = roleOfWords.get(plain.split(' ')[0]!) === 'ingredients' && !/[.!?,]$/.test(line)
  return whole ?? (isList && plain.split(' ').length <= maxWords ? 'ingredients' : null)
}

const ingredientNames =
  /ingred|zutat|skladnik|składnik|sestavin|sastojc|hozzavalo|ainekset|ainesosa|malzeme|bahan|nguyen-?lieu|surovin|prisad|benodigd/i
const stepNames =
  /instruction|instruccion|direction|(?<![a-z])method|methode|metodo|prepara|(?<![a-z])steps?(?![a-z])|zubereit|anleitung|procedim|procedure|tillag|fremgang|tilbered|(?<![a-z])postup|bereiding|elabora|elkeszit|valmist|przygotow|wykonanie|yapilis|hazirlanis|modo-?(?:de-?)?(?:preparo|fazer)|cara-?membuat|cach-?lam|etapes?(?![a-z])/i

/** Names of a whole page or post, among which systems list the food that it is about ("ingredient-potatoes"). */
const pageNames =
  /(?:^|\s)(?:hentry|status-publish|type-[\w-]+|post-\d+|page-template[\w-]*|single|wp-singular)(?=\s|$)/i

/** What the class or the id of an element says that it holds. */
export function roleOfNames(names: string): 'ingredients' | 'steps' | null {
  const short = names.slice(0, 300)
  if (pageNames.test(short)) return null
  const isIngredients = ingredientNames.test(short)
  return isIngredients === stepNames.test(short) ? null : isIngredients ? 'ingredients' : 'steps'
}
