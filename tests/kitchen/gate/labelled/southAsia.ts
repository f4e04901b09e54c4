import { readLabels } from './readLabels.ts'

export const southAsia = readLabels(`
Indian | a generous pinch of hing (asafoetida) | contains - | may gluten | violates - | mayViolate paleo gluten-free | hidden
Indian | 250 gms paneer, cut into cubes | contains milk | may - | violates vegan paleo dairy-free | mayViolate - | plain
Indian | 2 tbsp ghee | contains milk | may - | violates vegan dairy-free | mayViolate - | plain
Indian | 1 cup besan (gram flour), sieved | contains - | may - | violates keto paleo | mayViolate - | friend
Indian | 1 cup sooji (rava) | contains gluten | may - | violates keto paleo gluten-free | mayViolate - | hidden
Indian | 2 tsp chaat masala | contains - | may gluten | violates - | mayViolate paleo gluten-free | hidden
Indian | 1 tsp mustard seeds (rai) | contains mustard | may - | violates - | mayViolate - | plain
Indian | 1 cup thick coconut milk | contains - | may - | violates - | mayViolate - | friend
Indian | 2 cups maida | contains gluten | may - | violates keto paleo gluten-free | mayViolate - | plain
Indian | 10-12 cashewnuts, soaked in warm water | contains nuts | may - | violates - | mayViolate keto | plain
Indian | 1/2 kg bhindi (lady's finger), slit lengthwise | contains - | may - | violates - | mayViolate - | friend
Indian | 2 tbsp gingelly oil | contains sesame | may - | violates - | mayViolate - | hidden
Indian | 1 tsp meat masala powder | contains - | may - | violates - | mayViolate - | friend
Indian | 1 cup thick curd, beaten | contains milk | may - | violates vegan paleo dairy-free | mayViolate - | plain
Indian | 100 g khoya (mawa), grated | contains milk | may - | violates vegan paleo dairy-free | mayViolate - | hidden
Indian | 1 cup toor dal, washed and soaked for 30 mins | contains - | may - | violates keto paleo | mayViolate - | plain
Indian | 2 tbsp jaggery, powdered | contains - | may - | violates keto | mayViolate paleo | plain
Indian | 1/2 cup dalia (broken wheat) | contains gluten | may - | violates keto paleo gluten-free | mayViolate - | plain
Indian | 1/2 cup mungphali, roasted, skinned and crushed coarsely | contains peanuts | may - | violates paleo | mayViolate keto | hidden
Indian | 1 cup kuttu ka atta (buckwheat flour) | contains - | may - | violates keto paleo | mayViolate - | friend
Indian | 1/2 cup singhara (water chestnut) flour | contains - | may - | violates keto | mayViolate - | friend
Indian | 2 cups makhana (fox nuts) | contains - | may - | violates - | mayViolate keto | friend
Indian | 1 tsp panch phoron | contains mustard | may - | violates - | mayViolate - | hidden
Pakistani | 1 packet haleem mix (with barley and wheat) | contains gluten | may - | violates keto paleo gluten-free | mayViolate - | plain
Pakistani | 1 kg beef shank (bong), with bone | contains - | may - | violates vegetarian vegan pescatarian | mayViolate - | plain
Pakistani | 4 roghni naan | contains gluten milk sesame | may eggs | violates vegan keto paleo gluten-free dairy-free | mayViolate - | plain
Pakistani | 1/2 cup desi ghee, melted | contains milk | may - | violates vegan dairy-free | mayViolate - | plain
Pakistani | 2 tbsp fried onions (birista), crushed | contains - | may gluten | violates - | mayViolate keto paleo gluten-free | plain
Pakistani | 1 cup dahi, whisked | contains milk | may - | violates vegan paleo dairy-free | mayViolate - | plain
Pakistani | 3 cups sella basmati rice, soaked 1 hour | contains - | may - | violates keto paleo | mayViolate - | plain
Pakistani | 2 tsp fish masala mix | contains - | may mustard | violates - | mayViolate - | friend
Pakistani | 250 g chicken mince (qeema) | contains - | may - | violates vegetarian vegan pescatarian | mayViolate - | plain
Pakistani | 1 tbsp white poppy seeds (khus khus) | contains - | may - | violates - | mayViolate - | plain
Pakistani | 2 tbsp chaar magaz (melon seeds) | contains - | may - | violates - | mayViolate - | friend
Pakistani | 100 g seviyan (roasted wheat vermicelli) | contains gluten | may - | violates keto paleo gluten-free | mayViolate - | plain
Pakistani | 1 tsp custard powder (vanilla) | contains - | may - | violates keto paleo | mayViolate - | friend
Pakistani | 15 blanched pistachios, slivered | contains nuts | may - | violates - | mayViolate keto | plain
Pakistani | 500 g nihari wheat flour (atta), toasted | contains gluten | may - | violates keto paleo gluten-free | mayViolate - | plain
Pakistani | 6 dried plums (aloo bukhara) | contains - | may sulphites | violates keto | mayViolate - | plain
Pakistani | 1 packet chicken tikka masala powder, 2 tbsp of it | contains - | may mustard | violates - | mayViolate - | friend
Sri Lankan | 1 tbsp Maldive fish chips (umbalakada) | contains fish | may - | violates vegetarian vegan | mayViolate - | plain
Sri Lankan | 400ml thick coconut milk (first extract) | contains - | may - | violates - | mayViolate - | friend
Sri Lankan | 2 pieces goraka | contains - | may - | violates - | mayViolate - | plain
Sri Lankan | 1 tbsp ground mustard cream | contains mustard | may - | violates - | mayViolate - | plain
Sri Lankan | 200 g dried sprats (haal masso), heads off | contains fish | may - | violates vegetarian vegan | mayViolate - | plain
Sri Lankan | 1 sprig curry leaves and a 2-inch piece of rampe (pandan) | contains - | may - | violates - | mayViolate - | plain
Sri Lankan | 250 g red rice flour, roasted | contains - | may - | violates keto paleo | mayViolate - | friend
Sri Lankan | 200 g raw cashews (kaju), boiled | contains nuts | may - | violates - | mayViolate keto | plain
Sri Lankan | 4 sheets godamba roti, shredded | contains gluten | may - | violates keto paleo gluten-free | mayViolate - | hidden
Sri Lankan | 3 tbsp kithul treacle | contains - | may - | violates keto | mayViolate paleo | plain
Sri Lankan | 1 young jackfruit (polos), cubed | contains - | may - | violates - | mayViolate keto | plain
Sri Lankan | 300 ml buffalo curd | contains milk | may - | violates vegan paleo dairy-free | mayViolate - | plain
Sri Lankan | 1 stalk lemongrass, bruised | contains - | may - | violates - | mayViolate - | friend
Sri Lankan | 2 tbsp lunu miris with Maldive fish | contains fish | may - | violates vegetarian vegan | mayViolate keto | plain
Sri Lankan | 500 g tuna (kelawalla), cut in chunks | contains fish | may - | violates vegetarian vegan | mayViolate - | plain
Sri Lankan | 1 cup masoor dal (parippu) | contains - | may - | violates keto paleo | mayViolate - | plain
Nepalese | 3 tbsp mustard oil, heated till it smokes | contains mustard | may - | violates - | mayViolate - | plain
Nepalese | 1/2 tsp timur (Sichuan pepper), ground | contains - | may - | violates - | mayViolate - | friend
Nepalese | 2 cups chiura (beaten rice) | contains - | may - | violates keto paleo | mayViolate - | plain
Nepalese | 50 g gundruk, soaked | contains - | may mustard | violates - | mayViolate - | hidden
Nepalese | 1 cup bhatmas (dried soybeans), roasted | contains soy | may - | violates paleo | mayViolate keto | plain
Nepalese | 1 pinch jimbu, fried in 1 tbsp nauni ghiu | contains milk | may - | violates vegan dairy-free | mayViolate - | hidden
Nepalese | 30 momo wrappers | contains gluten | may eggs | violates keto paleo gluten-free | mayViolate vegan | hidden
Nepalese | 400 g buff keema (minced water buffalo) | contains - | may - | violates vegetarian vegan pescatarian | mayViolate - | plain
Nepalese | 1 cup split black gram (kalo dal) | contains - | may - | violates keto paleo | mayViolate - | plain
Nepalese | 4 tbsp til ko chop (ground sesame) | contains sesame | may - | violates - | mayViolate - | plain
Nepalese | 2 cups rice flour for sel roti | contains - | may - | violates keto paleo | mayViolate - | friend
Nepalese | 200 g chhurpi, grated | contains milk | may - | violates vegan paleo dairy-free | mayViolate vegetarian | plain
Nepalese | 1/2 cup kinema | contains soy | may - | violates paleo | mayViolate keto | hidden
Nepalese | 6 lapsi (hog plums), boiled and stoned | contains - | may - | violates - | mayViolate keto | plain
Nepalese | 1 cup mohi (buttermilk) | contains milk | may - | violates vegan paleo dairy-free | mayViolate - | plain
Nepalese | 1/2 cup badam (peanuts), dry-roasted | contains peanuts | may - | violates paleo | mayViolate keto | plain
Tibetan | 1 cup tsampa | contains gluten | may - | violates keto paleo gluten-free | mayViolate - | hidden
Tibetan | 50 g yak butter | contains milk | may - | violates vegan paleo dairy-free | mayViolate - | plain
Tibetan | 500 g flour for thenthuk dough | contains gluten | may - | violates keto paleo gluten-free | mayViolate - | plain
Tibetan | 2 Tbsp dri cheese (churu), softened | contains milk | may - | violates vegan paleo dairy-free | mayViolate vegetarian | plain
Tibetan | 1 tsp emma (Sichuan peppercorns) | contains - | may - | violates - | mayViolate - | friend
Tibetan | 3 tbsp light soy sauce for the broth | contains gluten soy | may - | violates paleo gluten-free | mayViolate keto | hidden
Tibetan | 400 g yak or beef, hand-chopped | contains - | may - | violates vegetarian vegan pescatarian | mayViolate - | plain
Tibetan | 200 g daikon (labu), thinly sliced | contains - | may - | violates - | mayViolate - | plain
Tibetan | 250 g mung bean thread noodles (phing), soaked | contains - | may - | violates keto paleo | mayViolate - | friend
Tibetan | 3 bunches bok choy, trimmed | contains - | may - | violates - | mayViolate - | plain
Tibetan | 1 litre mutton bone broth | contains - | may celery | violates vegetarian vegan pescatarian | mayViolate - | hidden
Tibetan | 10 g dried wood ear mushrooms | contains - | may - | violates - | mayViolate - | plain
Tibetan | 4 eggs, lightly beaten, for egg-drop soup | contains eggs | may - | violates vegan | mayViolate - | plain
Tibetan | 2 tbsp sepen (chilli sauce) with roasted barley flour | contains gluten | may - | violates paleo gluten-free | mayViolate keto | plain
Tibetan | 500 ml chang (barley beer) | contains gluten | may - | violates keto paleo gluten-free | mayViolate vegetarian vegan | plain
Tibetan | 1 cup milk powder | contains milk | may - | violates vegan paleo dairy-free | mayViolate keto | plain
Afghan | 3 tbsp quroot (dried yoghurt balls), dissolved | contains milk | may - | violates vegan paleo dairy-free | mayViolate - | plain
Afghan | 1 packet wonton wrappers, for mantu | contains gluten | may eggs | violates keto paleo gluten-free | mayViolate vegan | hidden
Afghan | 200 g aush noodles | contains gluten | may - | violates keto paleo gluten-free | mayViolate - | plain
Afghan | 2 cups sela rice, soaked | contains - | may - | violates keto paleo | mayViolate - | plain
Afghan | 2 carrots, julienned and fried in a little oil | contains - | may - | violates - | mayViolate keto | plain
Afghan | 1/2 cup green raisins (kishmish) | contains - | may sulphites | violates keto | mayViolate - | hidden
Afghan | 1 kg leg of lamb, on the bone | contains - | may - | violates vegetarian vegan pescatarian | mayViolate - | plain
Afghan | 1/3 cup slivered almonds and pistachios | contains nuts | may - | violates - | mayViolate keto | plain
Afghan | 1 tbsp char masala | contains - | may - | violates - | mayViolate - | plain
Afghan | 2 bunches gandana (Afghan leeks), finely sliced | contains - | may - | violates - | mayViolate - | plain
Afghan | 2 cups chaka (drained yoghurt) | contains milk | may - | violates vegan paleo dairy-free | mayViolate - | plain
Afghan | 1/2 cup dried mulberries (toot) | contains - | may sulphites | violates keto | mayViolate - | plain
Afghan | 1 naan-e Afghani, warmed | contains gluten | may milk sesame | violates keto paleo gluten-free | mayViolate vegan dairy-free | plain
Afghan | 1/2 cup yellow split peas | contains - | may - | violates keto paleo | mayViolate - | plain
Afghan | 1 tbsp dried mint | contains - | may - | violates - | mayViolate - | plain
Persian | 1/2 cup kashk | contains milk | may gluten | violates vegan paleo dairy-free | mayViolate gluten-free | hidden
Persian | 250 g reshteh noodles | contains gluten | may - | violates keto paleo gluten-free | mayViolate - | plain
Persian | 1/4 cup zereshk (barberries), washed | contains - | may - | violates keto | mayViolate - | plain
Persian | 3 dried limes (limoo amani), pierced | contains - | may - | violates - | mayViolate - | plain
Persian | 2 cups walnut halves, finely ground | contains nuts | may - | violates - | mayViolate keto | plain
Persian | 60 g gaz (Isfahan nougat), chopped | contains eggs nuts | may - | violates vegan keto paleo | mayViolate - | hidden
Persian | 1/2 tsp saffron, ground and bloomed in 3 Tbsp hot water | contains - | may - | violates - | mayViolate - | plain
Persian | 1 piece sangak bread | contains gluten | may sesame | violates keto paleo gluten-free | mayViolate - | plain
Persian | 1 tsp golpar (Persian hogweed) | contains - | may - | violates - | mayViolate - | plain
Persian | 2 cups doogh | contains milk | may - | violates vegan paleo dairy-free | mayViolate - | hidden
Persian | 200 g dried fava beans (baghali) | contains - | may - | violates keto paleo | mayViolate - | plain
Persian | 5 Medjool dates, pitted | contains - | may - | violates keto | mayViolate - | plain
Persian | 500 g chicken thighs, skinless | contains - | may - | violates vegetarian vegan pescatarian | mayViolate - | plain
Persian | 2 tbsp ardeh (sesame paste) | contains sesame | may - | violates - | mayViolate - | plain
Persian | 4 eggs, for kuku sabzi | contains eggs | may - | violates vegan | mayViolate - | plain
Persian | 1 tbsp slivered orange peel, blanched | contains - | may - | violates - | mayViolate - | plain
Persian | 1 head karafs (celery), cut in 5 cm lengths | contains celery | may - | violates - | mayViolate - | plain
`)
