/** What a column of a table can mean. */
export const csvFields = [
  'title',
  'ingredients',
  'steps',
  'description',
  'notes',
  'yieldText',
  'prep',
  'cook',
  'total',
  'other',
  'url',
  'author',
  'image',
  'categories',
  'tags',
  'cuisine',
  'rating',
  'language',
  'nutrition',
] as const

export type CsvField = (typeof csvFields)[number]

/** Columns of each field by their place, from 0; several columns of one field are joined. A caller may give one instead of the guess. */
export type CsvMapping = Readonly<Partial<Record<CsvField, readonly number[]>>>

/** Headers of each field in English, German, French, Spanish, Portuguese and Italian; without spaces, signs and accents. */
const headers: Readonly<Record<CsvField, string>> = {
  title:
    'title name recipename recipetitle nameofrecipe dish titel rezeptname rezepttitel bezeichnung gericht titre nom nomdelarecette titredelarecette titulo nombre nombredelareceta nome nomedareceita titolo nomericetta nomedellaricetta titolodellaricetta recipe rezept recette receta receita ricetta',
  ingredients:
    'ingredients ingredient ingredientlist ingredientslist zutaten zutat zutatenliste listedesingredients ingredientes ingrediente ingredienti',
  steps:
    'instructions instruction directions direction steps step method preparationsteps procedure cookinginstructions recipeinstructions recipetext recipe zubereitung anleitung anweisungen anweisung schritte schritt arbeitsschritte zubereitungsschritte etapes etape preparation realisation deroulement instrucciones preparacion elaboracion pasos paso mododepreparacion modopreparacion instrucoes preparo mododepreparo mododefazer preparacao passos preparazione istruzioni procedimento passaggi svolgimento',
  description:
    'description summary introduction intro about beschreibung kurzbeschreibung einleitung resume descripcion resumen descricao resumo descrizione descr',
  notes:
    'notes note comments comment tips remarks notizen notiz anmerkungen anmerkung hinweise tipps bemerkungen kommentare kommentar remarques commentaires commentaire astuces notas nota comentarios comentario observaciones consejos observacoes dicas commenti commento consigli annotazioni',
  yieldText:
    'servings yield yields serves portions serving servingsize numberofservings makes portionen portion personen anzahlportionen ergibt personnes nombredepersonnes nombredeportions parts raciones porciones comensales personas numerodeporciones porcoes rendimento doses pessoas numerodeporcoes porzioni persone dosi numerodiporzioni quantity menge quantite cantidad quantidade quantita',
  prep: 'preptime preparationtime prep prepminutes preptimeminutes activetime handsontime vorbereitungszeit vorbereitung arbeitszeit aktivzeit zubereitungszeit tempsdepreparation tempspreparation tempsactif tiempodepreparacion tiempopreparacion tempodepreparo tempodepreparacao tempopreparo tempodipreparazione tempopreparazione',
  cook: 'cooktime cookingtime cook cookminutes cooktimeminutes baketime bakingtime kochzeit garzeit backzeit kochbackzeit tempsdecuisson tempscuisson cuisson tiempodecoccion tiempococcion coccion tempodecozimento tempocozimento cozimento tempodicottura tempocottura cottura',
  total:
    'totaltime total totalminutes totaltimeminutes readyin duration time gesamtzeit gesamt dauer gesamtdauer zeit tempstotal duree dureetotale temps tiempototal tiempo duracion tempototal tempo duracao tempototale durata',
  other:
    'inactivetime waitingtime waittime othertime restingtime resttime additionaltime passivetime ruhezeit wartezeit tempsderepos tempsdattente tiempodereposo tiempodeespera tempodedescanso tempodeespera tempodiriposo tempodiattesa',
  url: 'url sourceurl link website originalurl recipeurl weblink sourcelink webpage quellurl webseite webadresse quelllink lien siteweb adresseweb urlsource enlace sitioweb urlfuente urlorigen site sitio sito sitoweb urlfonte',
  author:
    'source author sourcename credit credits by quelle autor autorin herkunft auteur origine fuente autora origen fonte autore origem',
  image:
    'image imageurl images imageurls photo photourl photos picture pictures pictureurl originalpicture img bild bilder foto fotos bildurl imagen imagenes urlimagen imagem imagens immagine immagini urlimmagine urlimage',
  categories:
    'category categories course courses folder folders mealtype meal type section kategorie kategorien gang rubrik mahlzeit categorie plat typedeplat categoria categorias tipo tipos plato curso refeicao portata tipologia cookbook',
  tags: 'tags tag labels label keywords keyword schlagworte schlagwort schlagworter stichworte stichworter etiquettes etiquette motscles etiquetas etiqueta palabrasclave palavraschave etichette etichetta parolechiave',
  cuisine: 'cuisine cuisines kuche landeskuche kueche cuisinetype cocina cozinha culinaria cucina',
  rating:
    'rating stars myrating userrating score bewertung sterne evaluation avis etoiles valoracion puntuacion calificacion estrellas avaliacao classificacao estrelas valutazione voto stelle',
  language: 'language lang locale sprache langue idioma lingua',
  nutrition:
    'nutrition nutritionalinfo nutritionalinformation nutritioninfo nahrwerte nahrwertangaben valeursnutritives valeursnutritionnelles informacionnutricional valoresnutricionales informacaonutricional valorinutrizionali',
}

/** "Prep Time (min)" becomes "preptime", "Zutaten*" "zutaten"; numbers at the end vanish: "Ingredient 2". */
const fold = (header: string): string =>
  header
    .slice(0, 100)
    .replace(/\([^)]*\)|\[[^\]]*\]/g, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '')

/** Fields of which one column is the right one; of the others all columns count. */
const isSingle = (field: CsvField) =>
  !['ingredients', 'steps', 'categories', 'tags', 'other', 'image'].includes(field)

/** The columns that a header row seems to mean. A column serves one field; "recipe" is the title only where no other column is. */
export function guessCsvMapping(headerRow: readonly string[]): CsvMapping {
  const folded = headerRow.map(fold)
  const taken = new Set<number>()
  const mapping: Partial<Record<CsvField, readonly number[]>> = {}
  const order: readonly CsvField[] = [
    'title',
    'ingredients',
    ...csvFields.filter((f) => f !== 'title' && f !== 'ingredients'),
  ]
  for (const field of order) {
    const columns: number[] = []
    for (const word of headers[field].split(' ')) {
      for (const [column, header] of folded.entries())
        if (header === word && !taken.has(column) && !columns.includes(column)) columns.push(column)
      if (isSingle(field) && columns.length > 0) break
    }
    const chosen = isSingle(field) ? columns.slice(0, 1) : columns.sort((a, b) => a - b)
    for (const column of chosen) taken.add(column)
    if (chosen.length > 0) mapping[field] = chosen
  }
  return mapping
}

export const isRecipeMapping = (mapping: CsvMapping): boolean =>
  mapping.title !== undefined && (mapping.ingredients !== undefined || mapping.steps !== undefined)
