import type { WishLanguage } from '../wishLanguage.ts'
import { englishFoods } from './englishFoods.ts'

export const english: WishLanguage = {
  id: 'en',
  idle: `a, an, the, any, some, all, every, kind of, kinds of, sort of, sorts of, type of, types of, form of, forms of,
    in any form, bits of, pieces of, traces of, hint of, of, my, our, your, his, her, their, its, i, im, ive, id, ill, we, were, weve, you,
    he, hes, she, shes, they, theyre, him, me, us, who, whos, which, that, thats, this, there,
    theres, is, are, am, was, be, been, being, really, very, quite, just, also, too, as well, either, even, still, else,
    at all, whatsoever, whatever, possibly, if possible, ideally, maybe, other, more of, anything, something, things,
    thing, stuff, products, product, dishes, dish, food, foods, items, ingredients, flavour, flavor, flavoured, flavored,
    taste, real, whole, raw, cooked, fresh, tinned, canned, frozen, dried, chopped, ground, added, actual, strong, plain,
    do, does, did, to, at, on, in, now, today, tonight, anymore, any more, ever, often, usually, severe, severely, bad,
    badly, mild, mildly, slight, slightly, deadly, serious, seriously, life threatening, known, new, big, huge, highly, extremely,
    particularly, especially bad, both, two, three, someone, somebody, everyone, everybody, family, son, daughter, wife, husband,
    partner, boyfriend, girlfriend, mum, mom, dad, mother, father, sister, brother, friend, friends, guest, guests, kid,
    kids, child, children, toddler, baby, roommate, flatmate, people, person, member, members, a lot of, lots, etc, eg, absolutely,
    definitely, totally, completely, strictly, simply, please, pls, plz, thanks, thank you`,
  pronouns: 'it, them, those, these, one, none, either of them',
  joins: `and, or, nor, plus, and or, as well as, n, and also, along with`,
  ends: `but, because, cause, cos, since, as i, so, for, when, while, if, then, however, though, although, tho, instead, from, before,
    after, by, about, make, making, give, gives, keep, let, lets, surprise, suggest, until, unless, where, what, how, can you, could you,
    quick, easy, simple, dinner, lunch, breakfast, recipe, meal, per, except that`,
  wishesNext: `with, w, love, loves, loving, lots of, loads of, plenty of, extra, more, featuring, made with, craving, fancy, use up,
    using up, need to use, needs using, leftover, leftovers, favourite, favorite, only, adores, adore, crazy about, big fan of,
    keen on, fond of, topped with, served with, full of, packed with, based on, made from, made of, plenty, fine with, ok with, okay
    with, happy with, cool with, swap for, double, instead use, rather have, prefer, prefers, loves to eat`,
  uses: `eat, eats, eating, ate, like, likes, liking, want, wants, wanted, wanting, use, uses, using, used, add, adds, adding,
    include, includes, including any, contain, contains, containing, have, has, having, had, put, puts, putting, cook, cook with,
    cooking with, tolerate, digest, enjoy, enjoys, drink, drinks, touch, get, gets, got, need, needs, buy, see, allowed, supposed, able,
    consume, serve, stomach, handle, care for, do well with, go near, take, takes, feel like, come in contact with, own, be near, be around`,
  allowsPrevious: `is fine, are fine, is ok, are ok, is okay, are okay, is alright, are alright, is all right, are all right, is good, are
    good, is allowed, are allowed, is safe, are safe, is no problem, are no problem, ok, okay, is great, are great, welcome, are
    welcome, is welcome, can stay, works, work, would be nice, would be great, would be good, is fine though, should be fine`,
  leavesOutNext: `no, no more, without, without any, w o, wo, with out, minus, skip, skip the, leave out, leaving out, leave off, leave away, hold the, omit, omitting, remove, removing, avoid, avoids, avoiding, free of, free from, exclude, excludes, excluding, zero, none of, ditch, lose the, drop the, cut out, cutting out, cut the, given up, gave up, giving up, quit, stay away from, stays away from, steer clear of, keep away from, away from, keep out, forgo, forget the, forget about the, ban, banned, boycott, out of, are out of, is out of, am out of, im out of, were out of, was out of, hes out of, shes out of, theyre out of, run out of, ran out of, all out of, fresh out of, lacking, lack, lack of, missing, short of, hate, hates, hated, hating, dislike, dislikes, disliking, detest, detests, loathe, loathes, despise, despises, cant stand, cannot stand, can not stand, cant bear, cannot bear, cant abide, couldnt stand, cant tolerate, cannot tolerate, cant do, cannot do, grossed out by, disgusted by, sick of, tired of, fed up with, had enough of, averse to, aversion to, off the, allergic reaction from, not a fan of, not a big fan of, not a huge fan of, no fan of, not fans of, not big fans of, not fond of, not keen on, not into, isnt a fan of, isnt fond of, isnt keen on, isnt into, arent fans of, arent keen on, arent into, not crazy about, not mad about, not big on, nothing with, nothing that has, nothing that contains, nothing containing, nothing made with, nothing made of, nothing made from, nothing with any, anything but, anything except, everything but, everything except, all but, eats everything except, eats everything but, non, never, neither, nothing, not include, not including, not containing, doesnt contain, not contain, must not contain, not with, not any, nix, never any, no added, nope to, no to, dont do, doesnt do, dont want, abstain from, abstains from, give up, gives up, phobia of, clear of, intolerant of, banning, refuses to eat, refuse to eat, refuses, wont touch, wont eat, picky about, put off by, forbidden, haven t got any, havent got any, havent got, hasnt got, aint got, dont have, doesnt have, didnt have, dont own any, no longer eat, no longer eats, stopped eating, less the`,
  insteadOfNext: `instead of, in place of, rather than, substitute for, replacement for, alternative to, alternatives to, replace, replaces, replacing, swap, swapping, substituting, swap out, substitute`,
  leavesOutPrevious: `left out, makes me sick, make me sick, makes me ill, make me ill, makes him sick, makes her sick, makes him ill, makes her ill, makes us sick, make him sick, make her sick, make him ill, make her ill, makes my ~ ill, makes my ~ sick, gives me ~, give me ~, gives him ~, gives her ~, give him ~, give her ~, gives my ~, upsets my stomach, upset my stomach, upsets my tummy, upset my tummy, upsets her stomach, upsets his stomach, disagrees with me, disagree with me, doesnt agree with me, dont agree with me, doesnt agree with him, doesnt agree with her, is bad for me, are bad for me, triggers my ~, trigger my ~, triggers migraines, trigger migraines, is a no go, are a no go, is a no no, are a no no, no go, no gos, no no, no nos, is out, are out, not allowed, isnt allowed, arent allowed, is not allowed, are not allowed, is forbidden, are forbidden, is off limits, are off limits, off limits, is off the menu, are off the menu, off the menu, no thanks, no thank you, yuck, yuk, ew, eww, ugh, gross, not for me, isnt for me, arent for me, not my thing, isnt my thing, not those, not them, no way, never again, is banned, are banned, sensitivity, sensitivities, aversion, phobia, hater, haters, counts too, count too, ran out, has run out, have run out, is finished, has gone off, have gone off, went off, went bad, is disgusting, are disgusting, tastes like soap, taste like soap, is poison, are poison, must not be in, shouldnt be in, should not be in, mustnt be in, cant be in, is the devil, are the devil, are the worst, is the worst, replacement, kills me, would kill, could kill, can kill, sends me to, send me to, puts me in hospital, is not an option, are not an option, isnt an option, give me heartburn, gives me heartburn, makes my throat itch, make my throat itch`,
  freePrevious: `free`,
  leavesOutEither: `cant eat, cannot eat, can not eat, cant have, cannot have, can not have, wont have, dont eat, doesnt eat, dont like, doesnt like, not to eat, not eat, mustnt eat, must not eat, mustnt have, must not have, shouldnt eat, shouldnt have, should not eat, isnt allowed to eat, not allowed to eat, not allowed to have, cant digest, cannot digest, dont tolerate, doesnt tolerate, do not tolerate, does not tolerate, react to, reacts to, reacting to, react badly to`,
  notNext: `not, dont, doesnt, didnt, wont, wouldnt, cant, cannot, couldnt, shouldnt, mustnt, isnt, arent, wasnt, havent, hasnt, aint, neednt, hardly, rarely`,
  notEither: '',
  allergyNext: `allergic to, allergic against, alergic to, allergy to, allergies to, allergic reaction to, allergic reactions to, reaction to, reactions to, intolerant to,
    intolerance to, intolerances to, sensitive to, sensitivity to, hypersensitive to, anaphylactic to, anaphylaxis to, anaphylactic reaction to,
    anaphylactic with, goes into shock from, has a reaction to, swells up from, breaks out from, bad reaction to, cant tolerate any`,
  allergy: `allerg*, alerg*, allegi*, allerig*, intoleran*, intolleran*, anaphyla*, anaphila*, epipen, epi pen`,
  lessNext: `not too much, not too many, not so much, not so many, not much, not many, not a lot of, not lots of, not loads of, less,
    fewer, low, low in, lower in, light on, easy on, go easy on, reduced, reduce, cut down on, cutting down on, watching, a little, a bit of,
    too much, too many, too, so much, so many, not too, not so, not that, not very, not super, not overly, not as, not all, not only, not just, not
    extra, not more than, no more than, no less than, a touch of, hint, only a little, only a bit of, dont want too much, without too much, without much, without too many,
    not over, nothing too, nothing super, nothing overly, low on`,
  exceptNext: `except, except for, apart from, aside from, other than, besides, bar, save for, with the exception of, but not, excluding only, unless its`,
  examplesNext: `such as, like, e g, i e, ie, for example, for instance, especially, mainly, mostly, including, namely, specifically, particularly,
    that means, meaning, of any kind, even`,
  noLimit: `cant live without, cannot live without, cant do without, cannot do without, cant go without, cant have a ~ without, couldnt live without, cant
    get enough of, cant get enough, cannot get enough of, never get enough of, never enough, cant resist, cannot resist, cant say no to, cant beat, cant wait, cannot wait, not without, never
    without, nothing beats, nothing but, nothing else, nothing else ~ except, nothing else in the house but, nothing else in the house except, nothing left but, nothing left except, nothing in the house but, nothing in the house except, nothing special, nothing fancy, nothing complicated, nothing too fancy, nothing heavy, nothing boring,
    no allergies, no allergy, no food allergies, no known allergies, no one is allergic, nobody is allergic, nobodys allergic, without allergies, without
    any allergies, not allergic, isnt allergic, arent allergic, not intolerant, im not allergic, no intolerances, no dietary, no restrictions, no limits, no preferences, no
    preference, no dislikes, no problem, no problem with, no problems with, no issue with, no issues with, no worries, no idea, no ideas, no rush, no
    need, no need to, no matter, no matter what, no doubt, no shortage of, no wonder, no one, no pressure, no judgement, no joke, no thanks
    to, why not, or not, whether or not, if not, not sure, not bothered, not fussed, not fussy, not picky, not necessarily, not at all picky, dont mind, doesnt
    mind, dont care, doesnt care, do not mind, does not mind, dont forget, do not forget, dont leave out, do not leave out, dont skip, do not skip, dont skimp on, do not skimp on,
    dont hold back on, dont be shy with, dont worry about, dont avoid, dont need to avoid, dont hate, doesnt hate, dont dislike, doesnt dislike, never say no to, never too much, hates everything
    except, hates everything but, hate everything except, hate everything but, feel free, feels free, free range, free time, free day, free evening, free
    hour, fat free, low fat, stress free, guilt free, hands free, cage free, hassle free, fuss free, free to, for free, less than, more or less, nonetheless, nevertheless, regardless, no less,
    no bake, no cook, no knead, no churn, no boil, no fuss, no frills, no mess, no stir, non stick, nonstick, dont have time, dont have much, dont have long, doesnt
    have to, dont have to, havent got much, havent got long, have no time, dont know, do not know, dont want to spend, dont want to cook, dont feel like cooking, cant cook, cannot cook, cant be
    bothered, cant be arsed, never made, never cooked, never had, never tried, never eaten, havent tried, havent had, out of the, out of this world, out of interest, date night, nuts about,
    go nuts, goes nuts, drive me nuts, driving me nuts, couch potato, piece of cake, cheesy joke, in a pickle, instead of takeaway, instead of takeout, rather than takeaway,
    replace the usual, no offence, no clue, no meat preference, no particular, no special, hay fever, all good, if you can, not a problem, isnt a problem, arent a problem, not an issue, dont overdo, no longer than,
    no restriction, no dietary restrictions, no dietary requirements, no special diet, no diet, never mind, no kidding, no nonsense, no excuses, no strings, nothing in particular, nothing to do with`,
  harmless: `brown, go, go to, fry, boil, peel, chop, cook, spend, wait, shop, stand, turn, wash, clean, marinate, soak, knead, roll, heat up, stir, being treated, special, special shop, oven, microwave, stove, hob, stovetop, blender, mixer, food processor, processor, grill, bbq, barbecue, air fryer, slow cooker, instant pot, pressure
    cooker, kettle, fridge, freezer, pan, pans, pot, pots, wok, tools, equipment, gadgets, machine, electricity, kitchen, time, hours, minutes, hour, minute, fuss, faff, hassle, stress,
    effort, energy, mess, washing up, washing, cleaning, cleanup, clean up, dishes to wash, skills, skill, experience, money, budget, cooking, baking, frying, deep frying, fried, deep fried, boiling, roasting, kneading,
    chopping, cutting, peeling, marinating, soaking, resting, waiting, leftovers, left overs, waste, shopping, takeaway, takeout, complicated, fancy, difficult, hard, heat, turning on, special
    ingredients, weird ingredients, exotic, strange, crazy, expensive, calories, carbs counting, surprises, sides, side, starter, dessert, pudding, sauce, dressing, garnish, toppings, crust, skin, skins, bones, bone, bits, lumps, chunks, seeds removed, gravy,
    smell, salad, soup, stew, sandwich, sandwiches, bake, boring, repeats, repeat, more questions, questions, problem, rules, plan, clue, idea, recipe, recipes, meal prep, cutlery, forks, guilt, nonsense, knives, knife, preparation,
    prep, thaw, preservatives, additives, chemicals, junk food, junk, fast food, processed food, processed, ready meals, artificial, colouring, breakfast, lunch, dinner, meal, meals, heartburn, work, job, car, trip, choice, option, options, appetite, hunger`,
  faults: `fake, mock, imitation, dry, soggy, boring, bland, mushy, overcooked, undercooked, rubbery, burnt, burned, tough, greasy, oily, stale, watery, lumpy, slimy, chewy, spicy, hot, sweet, sour, salty, bitter, rich, heavy, crunchy, crispy, soft, hard`,
  conditions: [
    { phrases: 'vegan, vegans, plant based, plantbased', diets: ['vegan'] },
    {
      phrases: 'vegetarian, vegetarians, veggie, veggies only, veg only, meatless, meat free, meatfree',
      diets: ['vegetarian'],
    },
    { phrases: 'pescatarian, pescetarian, pescatarians', diets: ['pescatarian'] },
    {
      phrases:
        'coeliac, coeliacs, celiac, celiacs, coeliac disease, celiac disease, coeliacs disease, celiacs disease, ceoliac, coealiac, gf',
      allergens: ['gluten'],
    },
    { phrases: 'halal', foods: ['pork', 'alcohol', 'lard', 'gelatin'] },
    { phrases: 'kosher', foods: ['pork', 'shellfish', 'lard'] },
    { phrases: 'jain', foods: ['onion', 'garlic', 'root vegetable'], diets: ['vegetarian'] },
    {
      phrases: 'low fodmap, fodmap, fodmaps',
      foods: ['onion', 'garlic', 'wheat', 'bean', 'mushroom', 'cauliflower', 'apple', 'honey', 'milk'],
    },
    {
      phrases: 'teetotal, sober, in recovery, recovering alcoholic, teetotaller, alcoholic',
      foods: ['alcohol'],
    },
    { phrases: 'keto, ketogenic', diets: ['keto'] },
    { phrases: 'paleo', diets: ['paleo'] },
    { phrases: 'non dairy, nondairy, dairyfree', allergens: ['milk'] },
  ],
  foods: englishFoods,
  endings: 's es',
  compounds: { links: '', allergy: '', free: 'free less', ofFoods: false },
}
