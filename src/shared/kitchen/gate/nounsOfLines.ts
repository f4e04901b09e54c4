import { splitFoodNameIntoWords } from '../foods/foodWords.ts'

/** Small words, measures, and what is done to foods, in lines of the languages that are read. */
const noNouns: ReadonlySet<string> = new Set(
  splitFoodNameIntoWords(`
    juice zest rind liquid brine their sea use less squeezed amount equal overnight plenty blended spiced dollop shot mixture combination couple assortment selection commercial generic neutral
    butt back flap taco fajita chip head bone trimming dice fluted mccormick knorr pan coat according instruction briefly gently slightly minute preferred brand number moon wood shaving oak health
    optional necessary heaped scoop rasher drop glug knob nugget baton matchstick piece batch
    der die das den dem des ein eine einen einem einer etwas wenig viel kleine kleiner kleines kleinen grosse grosser grosses grossen frisch frische frischer frisches frischen fein grob
    klein gross ca circa etwa evtl nach bedarf belieben geschmack zum zur fur aus von vom bio pro je halb halbe halber halbes
    bund becher packung packungen packchen dose dosen glas glaser tasse tassen loffel essloffel teeloffel prise prisen messerspitze stuck stucke scheibe scheiben zweig zweige zehe zehen liter gramm kilo
    tl el msp pck pkg stk weich weiche weicher trocken warm kalt roh rohe roher reif reife gut gute rot rote roter grun grune weiss weisse
    le la les un une des du de d l et ou au aux en pour avec sans bien petit petite petits petites grand grande gros grosse frais fraiche fraiches gout selon
    cuillere cuilleres soupe cafe verre verres tasse tasses pincee pincees sachet sachets boite boites bouquet brin brins gousse gousses tranche tranches morceau morceaux poignee botte pot pots litre gramme noisette filet fondu fondue moulu moulue cuit cuite cru crue mou molle chaud chaude froid froide mur mure demi demie
    el los las uno una unos unas del al con sin para por muy poco poca pequeno pequena grande fresco fresca frescos frescas gusto segun cantidad suficiente
    cucharada cucharadas cucharadita cucharaditas vaso vasos taza tazas pizca pizcas puñado ramita ramitas rama ramas diente dientes rodaja rodajas loncha lonchas rebanada rebanadas trozo trozos lata latas bote botes sobre sobres paquete paquetes manojo hoja hojas litro gramo kilo chorro chorrito
    crudo cruda cocido cocida seco seca maduro madura caliente frio fria blando blanda tibio medio media fino fina finamente dado dados juliana tira tiras
  `),
)

/** Participles: "pounded", "geschält", "picadas". Foods that end so stand in the tables of foods, which are read before. */
const participle =
  /^(?:(?:ab|an|auf|aus|durch|ein|klein|fein|grob)?ge\p{L}{2,}(?:t|en)(?:e[nrs]?)?|\p{L}{3,}(?:[ai]d[oa]|ed))$/u

/** Whether a word of a line, as names of foods are compared, may call a food: it is no measure, small word or action. */
export function isPossibleFoodNoun(word: string): boolean {
  return word.length > 2 && !/\d/.test(word) && !noNouns.has(word) && !participle.test(word)
}
