import { splitFoodNameIntoWords } from './foodWords.ts'

/** Words that tell a food's state, size, cut or part and never make another food of it. */
const describing = `
fresh freshly frozen thawed defrosted dried dry canned tinned jarred bottled packed bagged packaged prepared homemade
home made storebought store bought shop bought readymade ready made quality good best nice fine finely coarse coarsely
special rough roughly thin thinly thick thickly large small medium big little tiny jumbo mini baby giant huge extra very quite
really super young old mature ripe unripe overripe underripe firm soft softened hard tender crisp crunchy raw uncooked
cooked precooked boiled hardboiled softboiled steamed blanched roasted toasted grilled chargrilled fried panfried baked
barbecued poached braised stewed smoked unsmoked cured uncured salted unsalted lightly salted sweetened plain natural
organic wild farmed free range freerange grass fed grassfed pasture raised fed outdoor bred line caught sustainable
local seasonal heirloom heritage vine on the garden hothouse hot house field new season spring winter summer
whole halved half quartered quarter quarters chopped diced sliced minced ground grated shredded julienned crushed mashed
pureed pulped juiced zested peeled unpeeled skinned skinless skin boneless bone bones boned deboned pitted stoned
unpitted seeded deseeded unseeded cored hulled shelled unshelled shucked podded topped tailed trimmed untrimmed washed
unwashed rinsed drained undrained soaked cleaned scrubbed cubed torn broken crumbled flaked slivered shaved cracked
cut sifted beaten whisked whipped melted warm warmed cold chilled cool cooled hot lukewarm tepid iced room temperature
about approximately around roughly heaped heaping level scant generous rounded packed loosely firmly tightly
full low reduced fat semi skim skimmed skinny light lite sodium calorie cal strength double
superfine ultra premium gourmet artisan artisanal traditional authentic classic regular standard ordinary favorite
favourite your choice any kind type style assorted mixed various different other preferably ideally optional additional
more as needed required necessary desired possible available taste serving garnish garnishing decoration decorating
dusting greasing frying cooking drizzling brushing sprinkling rolling filling topping coating finishing serve garnished
long short wide narrow round square flat curly straight
red green yellow purple white black brown pink blue golden gold dark pale colored coloured bright
fillet filet steak cutlet chop loin shoulder leg thigh breast wing neck shank rib cheek tail belly rump haunch saddle
rack joint roast piece chunk cube strip slice wedge ring round half segment floret spear tip heart head bulb clove
stalk stick stem rib leaf frond sprig bunch handful knob root top core rind crust skin peel shell pod pulp flesh meat
center centre middle outer inner side end tail head inch cm mm thick sized size bite coil lump skein thumb grating stuffed filled kit
one two three four five six seven eight nine ten dozen
a an the some few couple several of your my our its that this each per such like e g i ie eg etc well also just only
not too but plus lots lot bit touch splash dash pinch drizzle sprinkle
piece portion serving package powder paste puree concentrate kernel crumb link square pearl granule slit based filling
mix blend tbsp tsp tablespoon teaspoon cup oz ounce lb pound gram kg ml liter litre pint quart
packet pack bag box can tin jar bottle container tub carton sachet envelope bar block
slab loaf sheet ball log roll tube stick
vacuum sealed shrink wrapped refrigerated chilled instant quick cook quickcooking nofuss day stale leftover
fashioned country farmhouse rustic family imported domestic american italian french spanish greek thai chinese japanese
mexican indian korean vietnamese turkish lebanese moroccan english irish scottish german polish russian asian
mediterranean european african middle eastern caribbean cuban jamaican brazilian peruvian california californian
hawaiian canadian australian new zealand british danish dutch swiss norwegian swedish hungarian portuguese persian
kosher halal certified unbleached bleached unrefined refined virgin unfiltered filtered pasteurized pasteurised
unpasteurized unpasteurised strained unstrained clear clarified concentrated diluted
quality grade aa a b prime select choice lean extra lean fatty marbled aged unaged
separated divided reserved set aside cut up lengthwise crosswise diagonally horizontally vertically
`

const describingWords = new Set(splitFoodNameIntoWords(describing))

/** Words that join one food to another: what follows is of, in or beside what went before. */
const joiningWords = new Set(
  'with in from for and or of without plus into on to by minus no not instead than either both contain containing including incl'.split(
    ' ',
  ),
)

/** Joining words after which a food is not there. */
const denyingWords = new Set(['without', 'minus', 'no', 'not', 'instead', 'than'])

export function isDescribingWord(word: string): boolean {
  return describingWords.has(word) || /^[\d%]+/.test(word) || word.length === 1
}

export function isJoiningWord(word: string): boolean {
  return joiningWords.has(word)
}

export function isNegationWord(word: string): boolean {
  return denyingWords.has(word)
}
