import type { WishLanguage } from '../../wishLanguage.ts'
import { englishWishFoodNames } from '../foods/englishFoods.ts'
import { wishFoodsExcludedByJains, wishFoodsExcludedByKosher } from '../sharedWords.ts'

export const englishWishLanguage: WishLanguage = {
  id: 'en',
  idle: `tongue itches, tongue itched, tongue itching, itchy tongue, tongue tingles, tongue tingled, tongue tingling, tongue swells, tongue swelled, tongue swelling, swollen tongue, tongue goes numb, tongue burns, carry, carries, carried, carrying, banging, bangin, sin city, sin city style, soy intolerante, soy alergico, soy alergica, soy celiaco, soy celiaca, soy vegano, soy vegana, soy vegetariano, soy vegetariana, soy diabetico, soy diabetica, my gf, his gf, the gf, a gf, our gf, gf and, a, an, the, last, last night, last nights, visit, visits, visiting, any, some, all, every, kind of, kinds of, sort of, sorts of, type of, types of, form of, forms of,
    in any form, bits of, pieces of, traces of, hint of, of, my, our, your, his, her, their, its, i, im, ive, id, ill, we, were, weve, you,
    he, hes, she, shes, they, theyre, him, me, us, who, whos, which, that, thats, this, there,
    theres, is, are, am, was, be, been, being, really, very, quite, just, also, too, as well, either, even, still, else,
    at all, whatsoever, whatever, possibly, if possible, ideally, maybe, other, more of, anything, something, things,
    thing, stuff, products, product, dishes, dish, food, foods, items, ingredients, flavour, flavor, flavoured, flavored,
    taste, real, whole, raw, cooked, fresh, tinned, canned, frozen, dried, chopped, ground, added, actual, strong, plain,
    do, does, did, to, at, on, in, now, today, tonight, anymore, any more, ever, often, usually, severe, severely, bad,
    badly, mild, mildly, slight, slightly, deadly, serious, seriously, life threatening, known, new, big, huge, highly, extremely,
    particularly, especially bad, both, two, three, someone, somebody, everyone, everybody, family, son, daughter, girl, boy, lad, lass, wife, husband,
    partner, boyfriend, girlfriend, mum, mom, dad, mother, father, sister, brother, friend, friends, guest, guests, kid,
    kids, child, children, toddler, baby, roommate, flatmate, people, person, member, members, a lot of, lots, etc, eg, absolutely,
    definitely, totally, completely, strictly, simply, please, pls, plz, thanks, thank you,
    full on, fully, full blown, proper, wholly,
    here, around here, round here, at home, in this house, in our house, at our house, at the table, at ours`,
  pronouns: 'it, them, those, these, one, either of them',
  joins: `and, or, nor, plus, and or, as well as, n, and also, along with`,
  ends: `but, because, last time, this time, last week, last year, the other day, once, cause, cos, since, as i, so, for, when, while, if, then, however, though, although, tho, instead, from, before,
    after, by, about, make, making, give, gives, keep, let, lets, surprise, suggest, until, unless, where, what, how, can you, could you,
    quick, easy, simple, dinner, lunch, breakfast, recipe, meal, per, except that`,
  wishesNext: `i like, we like, she likes, he likes, they like, i also like, we also like, kids like, with, w, love, loves, loving, lots of, loads of, plenty of, extra, more, featuring, made with, craving, fancy, use up,
    using up, need to use, needs using, leftover, leftovers, favourite, favorite, only, adores, adore, crazy about, big fan of,
    keen on, fond of, topped with, served with, full of, packed with, based on, made from, made of, plenty, fine with, ok with, okay
    with, happy with, cool with, swap for, double, instead use, rather have, prefer, prefers, loves to eat`,
  uses: `hav, hve, av, eat, eats, eating, ate, like, likes, liking, want, wants, wanted, wanting, use, uses, using, used, add, adds, adding,
    include, includes, including any, contain, contains, containing, have, has, having, had, put, puts, putting, cook, cook with,
    cooking with, tolerate, digest, enjoy, enjoys, drink, drinks, touch, get, gets, got, need, needs, buy, see, allowed, supposed, able,
    consume, serve, stomach, handle, care for, do well with, go near, take, takes, feel like, come in contact with, own, be near, be around`,
  allowsPrevious: `is a must, are a must, is a must have, is an absolute must, is essential, are essential, is non negotiable, has to be in, have to be in, must be in it, is however fine, is however ok, is however okay, is however allowed, is however good, is still fine, is still ok, is still okay, is still allowed, is still good, is actually fine, is actually ok, is actually okay, is actually allowed, is actually good, is totally fine, is totally ok, is totally okay, is totally allowed, is totally good, are however fine, are however ok, are however okay, are however allowed, are however good, are still fine, are still ok, are still okay, are still allowed, are still good, are actually fine, are actually ok, are actually okay, are actually allowed, are actually good, are totally fine, are totally ok, are totally okay, are totally allowed, are totally good, is fine, are fine, is ok, are ok, is okay, are okay, is alright, are alright, is all right, are all right, is good, are
    good, is allowed, are allowed, is safe, are safe, is no problem, are no problem, ok, okay, is great, are great, welcome, are
    welcome, is welcome, can stay, works, work, would be nice, would be great, would be good, is fine though, should be fine`,
  leavesOutNext: `no anything w, without anything w, avoid anything w, not anything w, cant be anything w, cannot be anything w, can not be anything w, mustnt be anything w, must not be anything w, shouldnt be anything w, should not be anything w, may not be anything w, cannot eat anything w, cant eat anything w, can not eat anything w, cannot have anything w, cant have anything w, can not have anything w, doesnt eat anything w, does not eat anything w, dont eat anything w, do not eat anything w, no critter with, no critters with, no creature with, no creatures with, no animal with, no animals with, no living thing with, no creatures that have, no animals that have, no creature that has, no animal that has, no creature that, no creatures that, no animal that, no animals that, refrain from, refrains from, refraining from, shun, shuns, shunning, scrap the, scrap all, scrap any, scrap those, ill pass on, well pass on, hard pass on, pass on, pass on the, pass on any, pass on all, opt out of, opting out of, no anything with, no things with, no thing with, no stuff with, no food with, no foods with, no products with, no recipes with, no meals with, no dishes with, no ingredients with, no snacks with, no sweets with, without anything with, without things with, without thing with, without stuff with, without food with, without foods with, without products with, without recipes with, without meals with, without dishes with, without ingredients with, without snacks with, without sweets with, avoid anything with, avoid things with, avoid thing with, avoid stuff with, avoid food with, avoid foods with, avoid products with, avoid recipes with, avoid meals with, avoid dishes with, avoid ingredients with, avoid snacks with, avoid sweets with, not anything with, never give, never feed, never serve, never offer, never send, dont give, dont feed, dont serve, dont offer, dont send, do not give, do not feed, do not serve, do not offer, do not send, dont ever give, dont ever feed, dont ever serve, dont ever offer, dont ever send, please dont give, please dont feed, please dont serve, please dont offer, please dont send, cant give, cant feed, cant serve, cant offer, cant send, cannot give, cannot feed, cannot serve, cannot offer, cannot send, must not give, must not feed, must not serve, must not offer, must not send, mustnt give, mustnt feed, mustnt serve, mustnt offer, mustnt send, dont even think about, dont you dare add, dont you dare put, dont you dare use, cant stand the smell of, cannot stand the smell of, hate the smell of, hates the smell of, spits out, spits out the, spit out, spitting out, spits out any, gags on, gag on, gagging on, turns his nose up at, turns her nose up at, turns up his nose at, turns up her nose at, pushes away, pushes away the, cant be with, cant be made with, cant be anything with, cannot be with, cannot be made with, cannot be anything with, can not be with, can not be made with, can not be anything with, mustnt be with, mustnt be made with, mustnt be anything with, must not be with, must not be made with, must not be anything with, shouldnt be with, shouldnt be made with, shouldnt be anything with, should not be with, should not be made with, should not be anything with, may not be with, may not be made with, may not be anything with,
    not be made with, not made with, not too keen on, not that keen on, not very keen on, not so keen on, not really keen on, not overly keen on, not particularly keen on, not massively keen on, not terribly keen on, not exactly keen on, not too fond of, not that fond of, not very fond of, not so fond of, not really fond of, not overly fond of, not particularly fond of, not massively fond of, not terribly fond of, not exactly fond of, not fond of, not really into, not that into, not so into, not a huge fan of, not a massive fan of, dodge, dodges, dodging, trying to dodge, bans, banning, prohibits, prohibiting, forbids, forbidding, disallows, does not allow, doesnt allow, do not allow, dont allow, wont allow, 86 the, 86 all, eighty six the, hold back on the, cannot eat anything with, cant eat anything with, can not eat anything with, cannot have anything with, cant have anything with, can not have anything with, cannot eat anything containing, cant eat anything containing, cannot have anything containing, cant have anything containing, doesnt eat anything with, does not eat anything with, dont eat anything with, do not eat anything with, cannot eat food with, cant eat food with, cannot eat foods with, cant eat foods with, cannot eat stuff with, cant eat stuff with, cannot eat things with, cant eat things with, nothing that has, nothing with any, rule out, rules out, ruling out, hard pass on, a pass on, no, none, no more, without, without any, w o, wo, with out, w out, minus, skip, skip the, leave out, leaving out, leave off, leave away, hold the, omit, omitting, remove, removing, avoid, avoids, avoiding, free of, free from, freefrom, exclude, excludes, excluding, zero, none of, ditch, lose the, drop the, cut out, cutting out, cut the, given up, gave up, giving up, quit, stay away from, stays away from, steer clear of, keep away from, away from, keep out, forgo, forget the, forget about the, ban, banned, boycott, out of, are out of, is out of, am out of, im out of, were out of, was out of, hes out of, shes out of, theyre out of, run out of, ran out of, all out of, fresh out of, lacking, lack, lack of, missing, short of, hate, hates, hated, hating, dislike, dislikes, disliking, detest, detests, loathe, loathes, despise, despises, cant stand, cannot stand, can not stand, cant bear, cannot bear, cant abide, couldnt stand, cant tolerate, cannot tolerate, cant do, cannot do, grossed out by, disgusted by, sick of, tired of, fed up with, had enough of, averse to, aversion to, off the, allergic reaction from, not a fan of, not a big fan of, not a huge fan of, no fan of, not fans of, not big fans of, not fond of, not keen on, not into, isnt a fan of, isnt fond of, isnt keen on, isnt into, arent fans of, arent keen on, arent into, not crazy about, not mad about, not big on, nothing with, nothing that has, nothing that contains, nothing containing, nothing made with, nothing made of, nothing made from, nothing with any, anything but, anything except, everything but, everything except, all but, eats everything except, eats everything but, non, never, neither, nothing, not include, not including, not containing, doesnt contain, not contain, must not contain, not with, not any, nix, never any, no added, nope to, no to, dont do, doesnt do, dont want, abstain from, abstains from, give up, gives up, phobia of, clear of, banning, refuses to eat, refuse to eat, refuses, wont touch, wont eat, picky about, put off by, forbidden, haven t got any, havent got any, havent got, hasnt got, aint got, dont have, doesnt have, didnt have, dont own any, no longer eat, no longer eats, stopped eating, less the,
    keep off, keeping out, keep out the, keep out any, hold off on, hold off on the, hold off with, leave off the,
    go without, do without, doing without, goes without, take out, take out the, taking out, pick out, we dont do,
    dont really do, does not do, do not do, not do, doesnt touch, dont touch, do not touch, does not touch, wont go near,
    doesnt go near, wouldnt touch, wouldnt eat, im off, hes off, shes off, theyre off, were off, he off, she off, they off, i off, who off, whos off, been off, am off, gone off, went off of, going off, stay off, stays off, staying off,
    mum off, mom off, dad off, son off, daughter off, wife off, husband off, hubby off, partner off, girlfriend off, boyfriend off, gf off, bf off, sister off, brother off, friend off, flatmate off, kid off, baby off, toddler off, gran off, nan off, 
    get rid of, get rid of the, say no to, says no to, saying no to, lay off, laying off, swear off, swore off, sworn off,
    cant be doing with, cant face, cant deal with, cant cope with,  nowt with, nought with,
    wean off, weaning off, coming off, banned from eating, forbidden from eating, told to avoid, supposed to avoid,
    not meant to have, mustnt touch, dont put, dont add, dont use, dont include, dont give me, dont give us, do not put,
    do not add, do not use, do not include, do not want, does not want, do not have, does not have, leave out any, pls no,
    please no, and no, but no, definitely no, absolutely no, certainly no, zero tolerance for, triggered by, made ill by,
    made sick by, ill from, sick from, get sick from, gets sick from, get ill from, gets ill from, throw up from,
    throws up from, bloated from, turned off by,  repulsed by, revolted by, not partial to, isnt partial to,
    never liked, never eats, never eat, never touched, never touches`,
  insteadOfNext: `sub for, subs for, sub for the, replacer for, something else than, something other than, anything else than, sub the, sub any, sub all, sub out, sub out the, sub out any, subbing out, subbing out the, change out the, switch out the, instead of, in place of, rather than, substitute for, replacement for, alternative to, alternatives to, replace, replaces, replacing, swap, swapping, substituting, swap out, substitute`,
  leavesOutPrevious: `is not eaten, isnt eaten, are not eaten, arent eaten, is never eaten, are never eaten, is not served, isnt served, are not served, arent served, excepted, aside please, bothers me, bothers him, bothers her, bothers us, bothers them, bother me, bother him, bother her, bother us, bother them, bothers my ~, bothers his ~, bothers her ~, bothers the ~, bother my ~, bother his ~, bother her ~, does not sit well with me, do not sit well with me, is out of the question, are out of the question, out of the question, absolutely out of the question, wont do, will not do, not on the menu, is not on the menu, are not on the menu, isnt on the menu, arent on the menu, have no place in it, has no place in it, have no place here, has no place here, need not apply, hard pass, a hard pass, is a hard pass, left out, makes me sick, make me sick, makes me ill, make me ill, makes him sick, makes her sick, makes him ill, makes her ill, makes us sick, make him sick, make her sick, make him ill, make her ill, makes my ~ ill, makes my ~ sick, gives me ~, give me ~, gives him ~, gives her ~, give him ~, give her ~, gives my ~, upsets my stomach, upset my stomach, upsets my tummy, upset my tummy, upsets her stomach, upsets his stomach, disagrees with me, disagree with me, doesnt agree with me, dont agree with me, doesnt agree with him, doesnt agree with her, is bad for me, are bad for me, triggers my ~, trigger my ~, triggers migraines, trigger migraines, is a no go, are a no go, is a no no, are a no no, no go, no gos, no no, no nos, is out, are out, is forbidden, are forbidden, is off limits, are off limits, off limits, is off the menu, are off the menu, off the menu, no thanks, no thank you, yuck, yuk, ew, eww, ugh, gross, not for me, isnt for me, arent for me, not my thing, isnt my thing, not those, not them, god no, hell no, heck no, oh god no, dear god no, no way, never again, is banned, are banned, sensitivity, sensitivities, aversion, phobia, hater, haters, counts too, count too, ran out, has run out, have run out, is finished, went off, went bad, is disgusting, are disgusting, tastes like soap, taste like soap, is poison, are poison, must not be in, shouldnt be in, should not be in, mustnt be in, cant be in, is the devil, are the devil, are the worst, is the worst, replacement, kills me, would kill, could kill, can kill, sends me to, send me to, puts me in hospital, is not an option, are not an option, isnt an option, give me heartburn, gives me heartburn, makes my throat itch, make my throat itch,
    makes me ~ sick, makes me feel sick, make me feel sick, makes me feel ill, make me feel ill, makes me feel awful,
    make me feel awful, makes me bloated, make me bloated, makes me gag, make me gag, makes him gag, makes her gag,
    makes me vomit, make me vomit, makes me nauseous, make me nauseous, makes me queasy, make me queasy, makes me throw up,
    make me throw up, makes me poorly, make me poorly, makes her poorly, makes him poorly, makes him ~ sick,
    makes her ~ sick, makes them sick, make them sick, makes them ill, make us sick, make us ill, makes us ill,
    upsets my gut, upset my gut, upsets ~ stomach, upset ~ stomach, upsets ~ tummy, upset ~ tummy, hurts my stomach,
    hurt my stomach, hurts my tummy, hurt my tummy, kill my stomach, kills my stomach, does not agree with me,
    do not agree with me, doesnt agree with us, doesnt sit well with me, dont sit well with me, doesnt sit well,
    dont sit well, sits badly, sit badly, doesnt suit me, dont suit me, doesnt suit him, doesnt suit her, is a problem,
    are a problem, is a big problem, is an issue, are an issue, is a problem for, are a problem for,
    off the table, is off the table, are off the table, is a dealbreaker, are a dealbreaker, is a hard no, are a hard no,
    hard no, big no, a big no, is a no, are a no, is a definite no, nope, nah, keep it out, keep them out, leave it out,
    leave them out, leave that out, skip it, skip them, hold it, hold them, no more,  stays out, stay out,
    needs to go, need to go, turns my stomach, turn my stomach, set off my ~, sets off my ~, sets off his ~,
    sets off her ~, sets me off, set me off, gives me the runs, give me the runs, freaks me out, freak me out,
    grosses me out, gross me out, creeps me out`,
  leavesOutAround: `leave … out, leaves … out, leaving … out, keep … out, keeping … out, keeps … out, take … out, taking … out, leave … off, keep … off, cut … out, cutting … out, keep … away, keep … far, throw … out, get … out, hold … back, give … a miss, giving … a miss, count … out`,
  freePrevious: `free, sensitive, safe, aware`,
  leavesOutEither: `rather not, id rather not, wed rather not, better not, is off, are off, has gone off, have gone off, banned, prohibited, forbidden, not permitted, strictly forbidden, strictly prohibited, contraindicated, no no, no nos, cant eat, cannot eat, can not eat, cant have, cannot have, can not have, wont have, dont eat, doesnt eat, dont like, doesnt like, not to eat, not eat, mustnt eat, must not eat, mustnt have, must not have, shouldnt eat, shouldnt have, should not eat, isnt allowed to eat, not allowed to eat, not allowed to have, cant digest, cannot digest, dont tolerate, doesnt tolerate, do not tolerate, does not tolerate,
    isnt allowed, not allowed, arent allowed, is not allowed, are not allowed, am not allowed, isnt allowed any,
    cant really eat, cant really have, cant eat any, cannot eat any, cant have any, cannot have any, cant take,
    unable to eat, unable to have, unable to digest, unable to tolerate, struggle with, struggles with, struggling with,
    have trouble with, has trouble with, have problems with, has problems with, have a problem with, has a problem with,
    have issues with, has issues with, have an issue with, has an issue with, doesnt do well with, dont do well with,
    cant process, cant handle, cannot handle, can not handle, doesnt handle, dont handle, doesnt cope with, couldnt eat,
    refuses, wont eat, wont touch, does not eat, do not eat, does not like, do not like, never eats, hardly eats`,
  notNext: `cnt, carnt, canny, cannae, not, dont, doesnt, didnt, wont, wouldnt, cant, cannot, couldnt, shouldnt, mustnt, isnt, arent, wasnt, havent, hasnt, aint, neednt, hardly, rarely,
    nobody, no one, noone, no body, none of us, none of them, none of my kids, none of the kids, neither of us, neither of them`,
  notEither: '',
  allergyNext: `tested positive for, tests positive for, testing positive for, test was positive for, tested positive to, came back positive for, positive for, positive to, allergic to, allergic against, alergic to, allergy to, allergies to, allergic reaction to, allergic reactions to, reaction to, reactions to, intolerant to,
    intolerance to, intolerances to, sensitive to, sensitivity to, hypersensitive to, anaphylactic to, anaphylaxis to, anaphylactic reaction to,
    anaphylactic with, goes into shock from, has a reaction to, swells up from, breaks out from, bad reaction to, cant tolerate any,
    react to, reacts to, reacting to, react badly to, reacts badly to, react really badly to, reacts really badly to,
    had a reaction to, have a reaction to, bad reactions to, reacted to, reacted badly to, get a reaction from,
    gets a reaction from, get hives from, gets hives from, comes out in hives from, come out in hives from,
    come out in a rash from, comes out in a rash from, breaks out in hives from, break out in hives from, break out from,
    break out in, swell up from, get a rash from, gets a rash from, could die from, can die from, would die from,
    deathly allergic to, allergic too, intolerant of, intollerant of, intolerant towards, intolerance of, intolerances of`,
  allergy: `allerg*, alerg*, allegi*, allerig*, intoleran*, intolleran*, anaphyla*, anaphila*, epipen, epi pen,
    rash, hives, itchy, itching, swell up, swells up, swelling, swollen, throat close*, throat closing, throat swell*,
    anaphylactic*, eczema, bad reaction, allergic reaction, comes out in spots, break out, breaks out, breakout,
    gives ~ a rash, give ~ a rash, gives ~ hives, give ~ hives, gives ~ eczema, give ~ eczema`,
  lessNext: `almost no, almost without, nearly no, next to no, practically no, virtually no, not too much, not too many, not so much, not so many, not much, not many, not a lot of, not lots of, not loads of, less,
    fewer, low, low in, lower in, light on, easy on, go easy on, reduced, reduce, cut down on, cutting down on, watching, a little, a bit of,
    too much, too many, too, so much, so many, not too, not so, not that, not very, not super, not overly, not as, not all, not only, not just, not
    extra, not more than, no more than, no less than, a touch of, hint, only a little, only a bit of, dont want too much, without too much, without much, without too many,
    not over, nothing too, nothing super, nothing overly, low on,
    nothing with loads of, nothing with lots of, nothing with a lot of, nothing with too much, nothing with too many, nothing with so much, no excess, cant do very, cant do too, cant handle too much, cant handle very, cant handle too, cant eat too much, cant have too much, cant eat very, doesnt like too much, dont like too much, doesnt like very, dont like very, dont like too, doesnt like too, not a ton of, not tons of, not heavy on, go light on, go lightly on, go light with, easy with, go easy with, light with, a tad less, slightly less, a touch less, half the, dial down, dial down the, tone down, tone down the, cut back on, cutting back on, limit, limited, a smidge of, a pinch of, a dash of, just a little, just a bit of, just a touch of, only a touch of, only a pinch of, only a hint of, barely any, hardly any, very little, minimal, moderate, as little, as few`,
  exceptNext: `except, except for, apart from, aside from, other than, besides, bar, save for, with the exception of, but not, excluding only, unless its`,
  examplesNext: `such as, like, e g, i e, ie, for example, for instance, especially, mainly, mostly, including, namely, specifically, particularly,
    that means, meaning, of any kind, even`,
  noLimit: `no vegetariano, no vegetariana, no vegetarianos, no vegetarianas, cant refrain from, cannot refrain from, can not refrain from, couldnt refrain from, wont refrain from, dont refrain from, dont shun, doesnt shun, pass on my, pass on our, pass on this, pass on a, passed on, passes on, pass on the recipe, pass on the secret, pass on the tradition, dont give up, dont give up on, do not give up on, never give up, never give up on, cant give up, cannot give up, dont give a damn, dont give a toss, dont give a hoot, dont serve hot, dont serve cold, cant serve hot,hate wasting, hates wasting, hate to waste, hates to waste, hate throwing away, hate throwing out, sick of takeaways, sick of takeaway, sick of takeout, sick of takeouts, tired of takeaways, tired of takeaway, tired of takeout, fed up with takeaways, fed up of takeaways, fed up with takeaway, fed up with takeout, no longer around, out of a mug, safe in, safe for the freezer, safe to freeze, safe to eat, safe to reheat, safe to keep, safe to store, im expecting my, i am expecting my, were expecting my, we are expecting my, were expecting our, we are expecting our, we were expecting, im expecting ~ guests, im expecting ~ people, im expecting ~ company, im expecting ~ visitors, im expecting ~ friends, im expecting ~ family, im expecting ~ kids, im expecting ~ mates, im expecting ~ relatives, i am expecting ~ guests, i am expecting ~ people, i am expecting ~ company, i am expecting ~ visitors, i am expecting ~ friends, i am expecting ~ family, i am expecting ~ kids, i am expecting ~ mates, i am expecting ~ relatives, were expecting ~ guests, were expecting ~ people, were expecting ~ company, were expecting ~ visitors, were expecting ~ friends, were expecting ~ family, were expecting ~ kids, were expecting ~ mates, were expecting ~ relatives, we are expecting ~ guests, we are expecting ~ people, we are expecting ~ company, we are expecting ~ visitors, we are expecting ~ friends, we are expecting ~ family, we are expecting ~ kids, we are expecting ~ mates, we are expecting ~ relatives, shes expecting ~ guests, shes expecting ~ people, shes expecting ~ company, shes expecting ~ visitors, shes expecting ~ friends, shes expecting ~ family, shes expecting ~ kids, shes expecting ~ mates, shes expecting ~ relatives, she is expecting ~ guests, she is expecting ~ people, she is expecting ~ company, she is expecting ~ visitors, she is expecting ~ friends, she is expecting ~ family, she is expecting ~ kids, she is expecting ~ mates, she is expecting ~ relatives, im expecting guests, im expecting people, im expecting company, im expecting visitors, im expecting friends, im expecting family, im expecting kids, im expecting mates, im expecting relatives, i am expecting guests, i am expecting people, i am expecting company, i am expecting visitors, i am expecting friends, i am expecting family, i am expecting kids, i am expecting mates, i am expecting relatives, were expecting guests, were expecting people, were expecting company, were expecting visitors, were expecting friends, were expecting family, were expecting kids, were expecting mates, were expecting relatives, we are expecting guests, we are expecting people, we are expecting company, we are expecting visitors, we are expecting friends, we are expecting family, we are expecting kids, we are expecting mates, we are expecting relatives, shes expecting guests, shes expecting people, shes expecting company, shes expecting visitors, shes expecting friends, shes expecting family, shes expecting kids, shes expecting mates, shes expecting relatives, she is expecting guests, she is expecting people, she is expecting company, she is expecting visitors, she is expecting friends, she is expecting family, she is expecting kids, she is expecting mates, she is expecting relatives,
    nothing better than, nothing better, nothing tastier than, nothing tastier, nothing nicer than, nothing as good as, nothing more than, nothing from yesterday, nothing from last night, never know what, never know how, never sure what, never sure how, cant decide, cant decide between, cannot decide, cannot decide between, cant choose, cant choose between, cannot choose between, couldnt decide between, cant make up my mind, cant make up our minds, without a doubt, without doubt, without any doubt, without question, without a question, without fail, without hesitation, without exaggeration, without exaggerating, doesnt need a, doesnt need cutlery, doesnt require a, dont need a fork, dont need a knife, no excuse not to, no reason not to, no harm in, not your average, not your usual, not your typical, not your standard, no one cooks, no one makes, nobody cooks, nobody makes, no one does, nobody does, no reason to skip the, no reason to skip, no need to skip the, dont skip the, dont hold the, dont hold back on the, never get tired of, never tire of, never bored of, never get bored of, no time for anything but, not over till, not dinner without, not complete without, no such thing as too many, cant have too much, cant have too many, wont say no to, not saying no to, nothing like, nothing wrong with, never disappoints, no qualms about, no trouble with, no sweat, no brainer, no one can resist, nobody can resist, without ~ isnt, without ~ is not, wouldnt be a ~ without, isnt a ~ without, is not a ~ without, would not be a ~ without, its not ~ without, its no ~ without, not a proper ~ without, no ~ is complete without, whats a ~ without, what is a ~ without,
    cant live without, cannot live without, cant do without, cannot do without, cant go without, cant have a ~ without, couldnt live without, cant
    get enough of, cant get enough, cannot get enough of, never get enough of, never enough, cant resist, cannot resist, cant say no to, cant beat, cant wait, cannot wait, not without, never
    without, nothing beats, nothing but, nothing else, nothing else ~ except, nothing else in the house but, nothing else in the house except, nothing left but, nothing left except, nothing in the house but, nothing in the house except, nothing special, nothing fancy, nothing complicated, nothing too fancy, nothing heavy, nothing boring,
    no allergies, no allergy, no food allergies, no known allergies, no one is allergic, nobody is allergic, nobodys allergic, without allergies, without
    any allergies, not allergic, isnt allergic, arent allergic, not intolerant, im not allergic, no intolerances, no dietary, no restrictions, no limits, no preferences, no
    preference, no dislikes, no problem, no trouble, no bother, no problem with, no problems with, no issue with, no issues with, no worries, no idea, no ideas, no rush, no
    need, no need to, no matter, no matter what, no doubt, no shortage of, no wonder,  no pressure, no judgement, no joke, no thanks
    to, why not, or not, whether or not, if not, not sure, not bothered, not fussed, not fussy, not picky, not necessarily, not at all picky, dont mind, doesnt
    mind, dont care, doesnt care, do not mind, does not mind, dont forget, do not forget, dont leave out, do not leave out, dont skip, do not skip, dont skimp on, do not skimp on,
    dont hold back on, dont be shy with, dont worry about, no need to avoid, no need to skip, no need to leave out, need not avoid, neednt avoid, dont avoid, dont need to avoid, dont hate, doesnt hate, dont dislike, doesnt dislike, never say no to, never too much, hates everything
    except, hates everything but, hate everything except, hate everything but, feel free, feels free, free range, free time, free day, free evening, free
    hour, fat free, low fat, time sensitive, price sensitive, budget sensitive, cost sensitive, heat sensitive, very sensitive, stress free, guilt free, hands free, cage free, hassle free, fuss free, free to, for free, less than, more or less, nonetheless, nevertheless, regardless, no less,
    lf a, lf an, lf some, lf something, lf the, lf any, lf ideas, lf easy, lf quick, lf good, lf inspiration, lf recipe, lf recipes, lf dinner, no bake, no cook, no knead, no churn, no boil, no fuss, no frills, no mess, no stir, non stick, nonstick, dont have time, dont have much, dont have long, doesnt
    have to, dont have to, havent got much, havent got long, have no time, dont know, do not know, dont want to spend, dont want to cook, dont feel like cooking, cant cook, cannot cook, cant be
    bothered, cant be arsed, never made, never cooked, never had, never tried, never eaten, havent tried, havent had, out of the, out of this world, out of interest, date night, to chuck, chuck in, chuck it, chuck everything, chuck into, chuck all, nuts about,
    go nuts, goes nuts, drive me nuts, driving me nuts, couch potato, piece of cake, cheesy joke, in a pickle, instead of takeaway, instead of takeout, rather than takeaway,
    replace the usual, no offence, no clue, no meat preference, no particular, no special, hay fever, all good, if you can, not a problem, isnt a problem, arent a problem, not an issue, dont overdo, no longer than,
    no restriction, no dietary restrictions, no dietary requirements, no special diet, no diet, never mind, no kidding, no nonsense, no excuses, no strings, nothing in particular, nothing to do with,  cant go wrong with,
    can not go wrong with, cant get by without, cant imagine ~ without, never go without, never stopped loving, never stopped liking, never stopped eating, never stop loving, never stop eating, havent stopped loving, doesnt work without,
    not the same without, isnt the same without, nothing without, itching to, itch to, itches to, isnt complete without, never skip, wouldnt say no to,
    never turn down, dont hold off on, no such thing as too much, cant eat enough, not a day without, dont be shy,
    dont be stingy with,,
    allergic to nothing, noone is allergic, nobody here is allergic, no one here is allergic, nobody has allergies, no one has allergies, none of us have allergies, nobody minds, no one minds, no one else, nobody else,
    skin off the, fat off the, meat off the, shells off the, leaves off the, rind off the, fresh off the, straight off the, falling off the,
    like a baby, like babies`,
  noLimitAtStart: `never fails, never failing, who doesnt like, who doesnt love, who doesnt want, who does not like, who does not love, who wouldnt love, who wouldnt like, who hates, who can resist, who could resist, who could hate, who couldnt love, who can say no to, who says no to, who would say no to, nobody says no to, nobody can resist`,
  harmless: `sweat, hurry, occasion, brainer, shame, drama, peeking, peek, frills, rush, churn, breaking the bank, breaking a sweat, bells and whistles, gimmicks, gimmick, faffing, palaver, messing about, messing around, hassles, bother, worries, worry, pressure, pretensions, airs and graces, fanfare, regrets, excuses, special skills, special equipment, planning, patience, dirty dishes, big deal, deal, rocket science, fireworks, commitment, experiments, ceremony, pomp, trickery, tricks, biggie, pans to wash, apologies, judgement, judgment, strings attached, brown, go, go to, fry, boil, peel, chop, cook, spend, wait, shop, stand, turn, wash, clean, marinate, soak, knead, roll, heat up, stir, being treated, special, special shop, oven, microwave, stove, hob, stovetop, blender, mixer, food processor, processor, grill, bbq, barbecue, air fryer, slow cooker, instant pot, pressure
    cooker, kettle, fridge, freezer, pan, pans, pot, pots, wok, tools, equipment, gadgets, machine, electricity, kitchen, time, hours, minutes, hour, minute, fuss, faff, hassle, stress,
    effort, energy, mess, washing up, washing, cleaning, cleanup, clean up, dishes to wash, skills, skill, experience, money, budget, cooking, baking, frying, deep frying, fried, deep fried, boiling, roasting, kneading,
    chopping, cutting, peeling, marinating, soaking, resting, waiting, leftovers, left overs, waste, shopping, takeaway, takeout, complicated, fancy, difficult, hard, heat, turning on, special
    ingredients, weird ingredients, exotic, strange, crazy, expensive, calories, carbs counting, surprises, sides, side, starter, dessert, pudding, sauce, dressing, garnish, toppings, crust, shells, skin, skins, bones, bone, bits, lumps, chunks, seeds removed, gravy,
    smell, salad, soup, stew, sandwich, sandwiches, bake, boring, repeats, repeat, more questions, questions, problem, rules, plan, clue, idea, recipe, recipes, meal prep, cutlery, forks, guilt, nonsense, knives, knife, preparation,
    prep, thaw, preservatives, additives, chemicals, junk food, junk, fast food, processed food, processed, ready meals, artificial, colouring, breakfast, lunch, dinner, meal, meals, heartburn, work, job, car, trip, choice, option, options, appetite, hunger`,
  faults: `fake, mock, imitation, dry, soggy, boring, bland, mushy, overcooked, undercooked, rubbery, burnt, burned, tough, greasy, oily, stale, watery, lumpy, slimy, chewy, spicy, hot, sweet, sour, salty, bitter, rich, heavy, crunchy, crispy, soft, hard`,
  conditions: [
    {
      phrases: 'nothing from the sea, nothing from the ocean, nothing out of the sea, nothing from the water',
      foods: ['seafood', 'fish'],
    },
    {
      phrases: 'nothing with a shell, nothing with shells, nothing in a shell, nothing that has a shell',
      foods: ['shellfish'],
    },
    {
      phrases:
        'nothing from cows, nothing from a cow, nothing that comes from a cow, nothing that comes from cows',
      foods: ['beef', 'dairy'],
    },
    { phrases: 'lact free, lac free, lactose int', allergens: ['milk'] },
    { phrases: 'glut free, gl free, g free, g f', allergens: ['gluten'] },
    { phrases: 'nf', allergens: ['nuts', 'peanuts'] },
    { phrases: 'ef, sf', isAsked: true },
    {
      phrases:
        'vegan, vegans, vegn, vegns, vegen, vegens, vegean, veegan, veagan, vegann, plant based, plantbased, wfpb, whole food plant based, only plants, plants only, nothing but plants',
      diets: ['vegan'],
    },
    {
      phrases:
        'vegetarian, vegetarians, veggie, veggi, vegie, vegies, veggy, eggetarian, eggetarians, eggitarian, eggitarians, veg friends, veg friend, veg guests, veg guest, veggies only, veg only, were veggies, we are veggies, theyre veggies, they are veggies, both veggies, all veggies, veggies coming, veggies visiting, friends are veggies, flatmates are veggies, housemates are veggies, kids are veggies, parents are veggies, guests are veggies, lacto ovo, ovo lacto, lacto ovo vegetarian, ovo lacto vegetarian, veggo, veggos, vego, vegos, veges, no flesh, fleshless, meatless, meat free, meatfree',
      diets: ['vegetarian'],
    },
    {
      phrases: 'pescatarian, pescetarian, pescatarians, pesci, pescy, pescie, pescis',
      diets: ['pescatarian'],
    },
    {
      phrases:
        'coeliac, coeliacs, celiac, celiacs, coeliac disease, celiac disease, coeliacs disease, celiacs disease, ceoliac, coealiac, celaic, ceilac, siliac, gf',
      allergens: ['gluten'],
    },
    { phrases: 'halal', foods: ['pork', 'alcohol', 'lard', 'gelatin'] },
    { phrases: 'kosher', foods: wishFoodsExcludedByKosher, isAsked: true },
    {
      phrases: 'swaminarayan, vaishnav, vaishnava, vaishnavas, vaishno, iskcon',
      foods: ['onion', 'garlic'],
      diets: ['vegetarian'],
    },
    { phrases: 'veg n', isAsked: true },
    { phrases: 'jain', foods: wishFoodsExcludedByJains, diets: ['vegetarian'] },
    {
      phrases:
        'pure veg, pure vegetarian, pure vegetarians, strictly pure veg, hindu veg, shudh shakahari, lacto vegetarian, lacto vegetarians',
      foods: ['egg'],
      diets: ['vegetarian'],
    },
    {
      phrases: 'low fodmap, fodmap, fodmaps',
      foods: ['FODMAP'],
    },
    {
      phrases: 'teetotal, sober, in recovery, recovering alcoholic, teetotaller, alcoholic',
      foods: ['alcohol'],
    },
    {
      phrases:
        'lf and gf, gf and lf, lf gf, gf lf, lf und gf, gf und lf, lf et gf, gf et lf, lf y gf, gf y lf, gf lf df, gf df lf',
      allergens: ['milk', 'gluten'],
    },
    { phrases: 'lf', isAsked: true },
    { phrases: 'off gluten, off wheat', allergens: ['gluten'] },
    { phrases: 'off dairy, off lactose', allergens: ['milk'] },
    { phrases: 'off soy, off soya', allergens: ['soy'] },
    { phrases: 'off alcohol, off booze, off the booze', foods: ['alcohol'] },
    { phrases: 'off carbs', foods: ['carb'] },
    { phrases: 'off caffeine', foods: ['caffeine'] },
    { phrases: 'parve, pareve', foods: ['meat', 'poultry', 'dairy'] },
    // "Use oat milk, not cow's": no beef is meant.
    {
      phrases:
        'oat milk not cow, oat milk not cows, oat milk instead of cow, oat milk instead of cows, oat milk never cow, oat milk never cows, oat milk rather than cow, oat milk rather than cows, oat milk no cow, oat milk no cows, almond milk not cow, almond milk not cows, almond milk instead of cow, almond milk instead of cows, almond milk never cow, almond milk never cows, almond milk rather than cow, almond milk rather than cows, almond milk no cow, almond milk no cows, soy milk not cow, soy milk not cows, soy milk instead of cow, soy milk instead of cows, soy milk never cow, soy milk never cows, soy milk rather than cow, soy milk rather than cows, soy milk no cow, soy milk no cows, soya milk not cow, soya milk not cows, soya milk instead of cow, soya milk instead of cows, soya milk never cow, soya milk never cows, soya milk rather than cow, soya milk rather than cows, soya milk no cow, soya milk no cows, coconut milk not cow, coconut milk not cows, coconut milk instead of cow, coconut milk instead of cows, coconut milk never cow, coconut milk never cows, coconut milk rather than cow, coconut milk rather than cows, coconut milk no cow, coconut milk no cows, rice milk not cow, rice milk not cows, rice milk instead of cow, rice milk instead of cows, rice milk never cow, rice milk never cows, rice milk rather than cow, rice milk rather than cows, rice milk no cow, rice milk no cows, plant milk not cow, plant milk not cows, plant milk instead of cow, plant milk instead of cows, plant milk never cow, plant milk never cows, plant milk rather than cow, plant milk rather than cows, plant milk no cow, plant milk no cows, nut milk not cow, nut milk not cows, nut milk instead of cow, nut milk instead of cows, nut milk never cow, nut milk never cows, nut milk rather than cow, nut milk rather than cows, nut milk no cow, nut milk no cows, pea milk not cow, pea milk not cows, pea milk instead of cow, pea milk instead of cows, pea milk never cow, pea milk never cows, pea milk rather than cow, pea milk rather than cows, pea milk no cow, pea milk no cows',
      foods: ['milk'],
    },
    {
      phrases:
        'scd, scd diet, brahmin, brahmin food, farali, faral, vrat, vrat food, ital food, ital stew, vg',
      isAsked: true,
    },
    { phrases: 'ngci, ngc', allergens: ['gluten'] },
    { phrases: 'lacto veg, lacto vegetarian, lacto vegetarians', foods: ['egg'], diets: ['vegetarian'] },
    { phrases: 'ovo veg, ovo vegetarian, ovo vegetarians', foods: ['dairy'], diets: ['vegetarian'] },
    { phrases: 'keto, ketogenic', diets: ['keto'] },
    { phrases: 'paleo', diets: ['paleo'] },
    { phrases: 'non dairy, nondairy, dairyfree, lactofree, lacto free, df, d f', allergens: ['milk'] },
  ],
  foods: englishWishFoodNames,
  endings: 's es',
  compounds: { links: '', allergy: '', free: 'free less', ofFoods: false },
}
