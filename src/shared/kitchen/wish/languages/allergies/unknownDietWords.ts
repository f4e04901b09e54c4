/** Words behind an unknown name that make a diet of it, folded (see normalizeWishWord): "lectin free", "SCD diet". */
export const wishDietWordsBehindName = 'free, diet, diets, diat, diät, dieet, diæt, diett'

/** Words before an unknown name that make a diet of it: "régime Seignalet", "dieta Dukan". */
export const wishDietWordsBeforeName = 'regime, dieta, diete'

/** Words before "free" and "diet", or behind "régime" and "dieta", that name no food and no diet. */
export const wishHarmlessNamesOfDiets = `
stress, guilt, fuss, mess, hassle, worry, plastic, hands, drama, crumb, crumbs, pain, risk, waste, cruelty, cage, screen, smoke, splatter, noise, bpa,
antibiotic, antibiotics, hormone, hormones, gmo, pesticide, pesticides, cost, trouble, dish, dishes, device, phone, clutter, skin, bone, bones, boneless, stone, seed, pit,
balanced, healthy, healthier, student, strict, weight, crash, cheat, new, normal, usual, regular, varied, mediterranean, mediterraneo, mediterranea, mediterraneen, mediterrane, nordic, dash, mind,
our, the, this, that, his, her, my, your, their, a, is, are, totally, completely, entirely, feel, feeling, now, quite, totalmente, normale, equilibre, equilibree, equilibrada, sana, saludable, blanda,
minceur, light, hypocalorique, alimentaire, alimentar, estricta, strict, moderate, low, high, calorie, calorias, hipocalorica, detox, british, american`
