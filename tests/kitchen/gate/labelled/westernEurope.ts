import { readLabels } from './readLabels.ts'

export const westernEurope = readLabels(`
Italian | 400 g spaghetti | contains gluten | may - | violates keto paleo gluten-free | mayViolate - | plain
Italian | 1 cup freshly grated Parmigiano-Reggiano, plus more to serve | contains milk | may - | violates vegan paleo dairy-free | mayViolate vegetarian | plain
Italian | 3 tbsp jarred basil pesto | contains milk | may nuts | violates vegan paleo dairy-free | mayViolate vegetarian | hidden
Italian | 40 g bottarga, finely grated | contains fish | may - | violates vegetarian vegan | mayViolate - | hidden
Italian | 100 ml dry Marsala | contains sulphites | may - | violates - | mayViolate vegetarian vegan keto paleo | hidden
Italian | 24 savoiardi (ladyfinger biscuits) | contains gluten eggs | may - | violates vegan keto paleo gluten-free | mayViolate - | hidden
Italian | 60 g gianduja, roughly chopped | contains nuts | may soy milk | violates keto paleo | mayViolate vegan dairy-free | hidden
Italian | 2 sachets squid ink (8 g) | contains molluscs | may - | violates vegetarian vegan | mayViolate - | plain
Italian | 3 tbsp pine nuts, toasted in a dry pan | contains - | may - | violates - | mayViolate keto | friend
Italian | 150g coarse polenta (cornmeal) | contains - | may - | violates keto paleo | mayViolate - | friend
Italian | 2 large eggplants (about 1 lb each), sliced lengthwise | contains - | may - | violates - | mayViolate - | friend
Italian | 200 g lupini beans in brine, drained and skinned | contains lupin | may - | violates paleo | mayViolate keto | plain
Italian | 1 tbsp Frangelico | contains nuts | may - | violates keto paleo | mayViolate vegan | hidden
Italian | 1 (28-oz) can whole San Marzano tomatoes, crushed by hand | contains - | may - | violates - | mayViolate keto | plain
Italian | 250 g mascarpone, at room temperature | contains milk | may - | violates vegan paleo dairy-free | mayViolate - | plain
Italian | 50 g Grana Padano, in shavings | contains milk | may eggs | violates vegan paleo dairy-free | mayViolate vegetarian | hidden
Italian | 1 cup frozen soffritto mix | contains celery | may - | violates - | mayViolate keto | hidden
Italian | 1 glass prosecco | contains sulphites | may - | violates - | mayViolate vegetarian vegan paleo | hidden
Italian | 200 g sweet chestnut flour (farina di castagne) | contains - | may - | violates keto | mayViolate - | friend
Italian | 100 g farina di lupini (lupin flour) | contains lupin | may - | violates paleo | mayViolate keto | plain
French | 6 tbsp unsalted butter, cut into small cubes | contains milk | may - | violates vegan paleo dairy-free | mayViolate - | plain
French | 2 tins escargots (24 snails), drained | contains molluscs | may - | violates vegetarian vegan | mayViolate - | hidden
French | 1 tbsp Dijon mustard | contains mustard | may sulphites | violates - | mayViolate - | hidden
French | 2 tablespoons green olive tapenade | contains - | may fish | violates - | mayViolate vegetarian vegan | hidden
French | 4 tbsp aïoli, to serve | contains eggs | may mustard | violates vegan | mayViolate - | hidden
French | 200 ml crème fraîche | contains milk | may - | violates vegan paleo dairy-free | mayViolate - | plain
French | 1/4 tsp cream of tartar | contains - | may - | violates - | mayViolate - | friend
French | 50 ml crème de cassis | contains - | may - | violates keto paleo | mayViolate vegan | friend
French | 200 g vacuum-packed chestnuts, halved | contains - | may - | violates - | mayViolate keto | friend
French | 80 g praline paste | contains nuts | may soy milk | violates keto paleo | mayViolate vegan dairy-free | hidden
French | 1 small celery root (celeriac), peeled and cut into matchsticks | contains celery | may - | violates - | mayViolate - | plain
French | 1.5 kg mussels, scrubbed and bearded | contains molluscs | may - | violates vegetarian vegan | mayViolate - | plain
French | 1 sheet all-butter puff pastry, thawed | contains gluten milk | may - | violates vegan keto paleo gluten-free dairy-free | mayViolate - | plain
French | 750 ml Burgundy or other dry red wine | contains sulphites | may - | violates - | mayViolate vegetarian vegan paleo | plain
French | 2 tsp herbes de Provence | contains - | may - | violates - | mayViolate - | plain
French | 8 duck legs, for confit | contains - | may - | violates vegetarian vegan pescatarian | mayViolate - | plain
French | 250 g mirepoix (onion, carrot, celery), finely diced | contains celery | may - | violates - | mayViolate keto | plain
French | 75 ml dry white vermouth (Noilly Prat) | contains sulphites | may - | violates - | mayViolate vegetarian vegan paleo | hidden
French | 30 g farine de lupin, sifted | contains lupin | may - | violates paleo | mayViolate keto | plain
French | 1 tbsp wholegrain moutarde de Meaux | contains mustard | may sulphites | violates - | mayViolate - | hidden
Spanish | 1 1/2 cups bomba rice | contains - | may - | violates keto paleo | mayViolate - | plain
Spanish | 75 g turrón de Jijona, crumbled | contains nuts eggs | may - | violates vegan keto paleo | mayViolate - | hidden
Spanish | 200 g cooking chorizo, sliced into coins | contains - | may milk | violates vegetarian vegan pescatarian | mayViolate paleo dairy-free | plain
Spanish | 1/2 cup dry sherry (fino) | contains sulphites | may - | violates - | mayViolate vegetarian vegan paleo | hidden
Spanish | 500 g small squid, cleaned, tentacles kept | contains molluscs | may - | violates vegetarian vegan | mayViolate - | plain
Spanish | 1 tsp sweet smoked paprika (pimentón dulce) | contains - | may - | violates - | mayViolate - | plain
Spanish | 250 g tiger nuts (chufas), soaked overnight | contains - | may - | violates - | mayViolate keto | friend
Spanish | 6 tbsp romesco sauce | contains nuts | may gluten sulphites | violates - | mayViolate keto paleo gluten-free | hidden
Spanish | 100g blanched almonds, lightly fried | contains nuts | may - | violates - | mayViolate keto | plain
Spanish | 12 large raw prawns, heads on | contains crustaceans | may - | violates vegetarian vegan | mayViolate - | plain
Spanish | 400 g tin butter beans, rinsed | contains - | may - | violates keto paleo | mayViolate - | friend
Spanish | 1 jar altramuces (lupin seeds), to nibble | contains lupin | may - | violates paleo | mayViolate keto | plain
Spanish | 150 g Manchego, rind removed, cubed | contains milk | may - | violates vegan paleo dairy-free | mayViolate vegetarian | plain
Spanish | 2 tbsp sherry vinegar | contains - | may sulphites | violates - | mayViolate - | hidden
Spanish | 1 beef tomato, coarsely grated | contains - | may - | violates - | mayViolate keto | friend
Spanish | a good pinch of saffron threads | contains - | may - | violates - | mayViolate - | plain
Spanish | 3 tbsp cream sherry | contains sulphites | may - | violates - | mayViolate vegetarian vegan keto paleo | friend
Portuguese | 600 g salt cod (bacalhau), soaked 24 h | contains fish | may - | violates vegetarian vegan | mayViolate - | plain
Portuguese | 1 kg littleneck clams, purged in salted water | contains molluscs | may - | violates vegetarian vegan | mayViolate - | plain
Portuguese | 150 g tremoços (lupin beans), peeled | contains lupin | may - | violates paleo | mayViolate keto | plain
Portuguese | 1 cup ruby port | contains sulphites | may - | violates - | mayViolate vegetarian vegan keto paleo | hidden
Portuguese | 1 octopus, about 1.2 kg, cleaned | contains molluscs | may - | violates vegetarian vegan | mayViolate - | plain
Portuguese | 2 alheira sausages, pricked | contains gluten | may - | violates vegetarian vegan pescatarian keto paleo gluten-free | mayViolate - | plain
Portuguese | 5 egg yolks | contains eggs | may - | violates vegan | mayViolate - | plain
Portuguese | 2 tbsp massa de pimentão (red pepper paste) | contains - | may - | violates - | mayViolate - | plain
Portuguese | 500 g waxy potatoes, in 1 cm slices | contains - | may - | violates keto | mayViolate paleo | plain
Portuguese | 300 g cornmeal for broa, scalded | contains - | may - | violates keto paleo | mayViolate - | friend
Portuguese | 120 g linguiça, cut on the bias | contains - | may milk | violates vegetarian vegan pescatarian | mayViolate paleo dairy-free | plain
Portuguese | 250 g broa de milho (corn and rye bread), torn | contains gluten | may - | violates keto paleo gluten-free | mayViolate - | plain
Portuguese | 1/2 cup vinho verde | contains sulphites | may - | violates - | mayViolate vegetarian vegan paleo | hidden
Portuguese | a bunch of couve galega or collard greens, shredded very finely | contains - | may - | violates - | mayViolate - | plain
Portuguese | 1 can sardines in olive oil, drained | contains fish | may - | violates vegetarian vegan | mayViolate - | plain
Portuguese | 100 ml Madeira (Sercial) | contains sulphites | may - | violates - | mayViolate vegetarian vegan paleo | hidden
German | 330 ml dark wheat beer (Dunkelweizen) | contains gluten | may - | violates keto paleo gluten-free | mayViolate vegetarian vegan | plain
German | 1 bunch Suppengrün, diced | contains celery | may - | violates - | mayViolate keto | hidden
German | 4 Bratwürste | contains - | may gluten milk celery mustard | violates vegetarian vegan pescatarian | mayViolate paleo gluten-free dairy-free | plain
German | 2 tbsp medium-hot German mustard (mittelscharf) | contains mustard | may sulphites | violates - | mayViolate - | hidden
German | 150 g Marzipanrohmasse | contains nuts | may - | violates keto paleo | mayViolate vegan | hidden
German | 1 tsp Maggi Würze | contains gluten | may soy celery | violates paleo gluten-free | mayViolate - | hidden
German | 500 g Quark (20% fat) | contains milk | may - | violates vegan paleo dairy-free | mayViolate - | plain
German | 3 slices pumpernickel, crumbled | contains gluten | may - | violates keto paleo gluten-free | mayViolate - | plain
German | 300 g Sauerkraut, squeezed dry | contains - | may sulphites | violates - | mayViolate - | plain
German | 1 kohlrabi, peeled and grated | contains - | may - | violates - | mayViolate - | plain
German | 6 juniper berries, lightly crushed | contains - | may - | violates - | mayViolate - | plain
German | 250 g Spätzle, fresh | contains gluten eggs | may - | violates vegan keto paleo gluten-free | mayViolate - | plain
German | 1/2 jar Gewürzgurken (pickled gherkins), chopped | contains - | may mustard | violates - | mayViolate paleo | hidden
German | 2 Tbsp Speisestärke (cornflour), mixed with a little cold water | contains - | may - | violates keto paleo | mayViolate - | friend
German | 1 kg pork knuckle, cured | contains - | may - | violates vegetarian vegan pescatarian | mayViolate paleo | plain
German | 4 tart apples (Boskoop), peeled and cored | contains - | may - | violates keto | mayViolate - | plain
German | 150 ml dry Riesling | contains sulphites | may - | violates - | mayViolate vegetarian vegan paleo | hidden
German | 2 tsp Senfkörner (yellow mustard seeds) | contains mustard | may - | violates - | mayViolate - | plain
German | 80 g Lupinenmehl | contains lupin | may - | violates paleo | mayViolate keto | plain
German | 4 slices Leberkäse, pan-fried | contains - | may gluten soy milk celery mustard | violates vegetarian vegan pescatarian | mayViolate paleo gluten-free dairy-free | friend
Irish | 500ml stout (Guinness) | contains gluten | may - | violates keto paleo gluten-free | mayViolate vegetarian vegan | hidden
Irish | 450g wholemeal flour | contains gluten | may - | violates keto paleo gluten-free | mayViolate - | plain
Irish | 400ml buttermilk | contains milk | may - | violates vegan paleo dairy-free | mayViolate - | plain
Irish | 1 tsp bread soda | contains - | may - | violates - | mayViolate - | plain
Irish | 2 tbsp Worcestershire sauce | contains fish | may gluten soy | violates vegetarian vegan paleo | mayViolate keto gluten-free | hidden
Irish | 75g jumbo porridge oats | contains gluten | may - | violates keto paleo | mayViolate gluten-free | plain
Irish | 1 beef stock cube, crumbled | contains - | may gluten soy milk celery | violates vegetarian vegan pescatarian | mayViolate paleo gluten-free dairy-free | hidden
Irish | 100g pearl barley | contains gluten | may - | violates keto paleo gluten-free | mayViolate - | plain
Irish | 2 tbsp Irish whiskey | contains - | may - | violates - | mayViolate paleo | friend
Irish | 900 g floury potatoes (Roosters), unpeeled | contains - | may - | violates keto | mayViolate paleo | plain
Irish | 8 rashers of back bacon | contains - | may - | violates vegetarian vegan pescatarian | mayViolate paleo | plain
Irish | 1 dozen oysters, shucked, juices kept | contains molluscs | may - | violates vegetarian vegan | mayViolate - | plain
Irish | 3 sprigs dulse (dried seaweed), snipped | contains - | may - | violates - | mayViolate - | plain
Irish | 3 sticks of celery, finely sliced | contains celery | may - | violates - | mayViolate - | plain
Irish | 1 tsp celery salt, or to taste | contains celery | may - | violates - | mayViolate - | plain
Irish | 500 ml dry cider (Bulmers) | contains sulphites | may - | violates - | mayViolate vegetarian vegan keto paleo | hidden
Scandinavian | 300 g gravlax, thinly sliced | contains fish | may - | violates vegetarian vegan | mayViolate keto paleo | plain
Scandinavian | 100 ml hovmästarsås (sweet mustard and dill sauce) | contains mustard | may eggs sulphites | violates keto paleo | mayViolate vegan | hidden
Scandinavian | 10 Swedish "ansjovis" (spiced sprat) fillets | contains fish | may - | violates vegetarian vegan paleo | mayViolate keto | plain
Scandinavian | 200 g pearl sugar | contains - | may - | violates keto paleo | mayViolate vegan | plain
Scandinavian | 6 slices crisp rye bread (knäckebröd) | contains gluten | may - | violates keto paleo gluten-free | mayViolate - | plain
Scandinavian | 2 dl filmjölk | contains milk | may - | violates vegan paleo dairy-free | mayViolate - | plain
Scandinavian | 4 tbsp rømme (sour cream 35%) | contains milk | may - | violates vegan paleo dairy-free | mayViolate - | plain
Scandinavian | 150 g brunost, coarsely grated | contains milk | may - | violates vegan paleo dairy-free | mayViolate keto | plain
Scandinavian | 500 g peeled cold-water prawns | contains crustaceans | may - | violates vegetarian vegan | mayViolate - | plain
Scandinavian | 1 tbsp cardamom pods, seeds only, ground | contains - | may - | violates - | mayViolate - | plain
Scandinavian | 3 tbsp lingonberries, raw-stirred with sugar | contains - | may - | violates keto paleo | mayViolate vegan | plain
Scandinavian | 200 g chanterelles, brushed clean | contains - | may - | violates - | mayViolate - | plain
Scandinavian | 2 tbsp remoulade (Danish) | contains eggs mustard | may celery | violates vegan | mayViolate keto paleo | hidden
Scandinavian | 1 tube smoked cod roe spread (Kalles) | contains fish | may - | violates vegetarian vegan paleo | mayViolate keto | plain
Scandinavian | 1 pinch of hartshorn salt (baker's ammonia) | contains - | may - | violates - | mayViolate - | plain
`)
