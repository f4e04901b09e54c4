/**
 * Names of groups and of allergens that people say in sentences of another language too, "I can't have mariscos": they mean the same in
 * every language, where the catalogue has a single product or a part of the name. A food of our own, then its names, at most five words.
 */
export const wishFoodGroupNames = `
shellfish: marisco, mariscos, fruit de mer, fruits de mer, frutti di mare, schalentier, schalentiere, schalentieren, zeevruchten, owoce morza, coquillages et crustacés, crustacés et coquillages, molluschi e crostacei, crostacei e molluschi, crustáceos y moluscos, moluscos y crustáceos, schelp en schaaldieren, schaaldieren en schelpdieren, skorupiaki i mięczaki, skaldjur, skaldyr, skalldyr
seafood: meeresfrüchte, meeresfrüchten, mariscos y pescados, pesce e frutti di mare, pesce o frutti di mare, vis en schaaldieren, vis en zeevruchten, havets frukter
crustacean: krustentier, krustentiere, krustentieren, krebstiere, crustacé, crustacés, crustáceo, crustáceos, crostaceo, crostacei, schaaldieren, skorupiaki
mollusc: weichtier, weichtiere, coquillage, coquillages, schelpdieren, mollusque, mollusques, molusco, moluscos, mollusco, molluschi, weekdieren, mięczaki, blötdjur
nut: nüsse, nüssen, noix, noix de toutes sortes, noix et fruits secs, nuez, nueces, fruto seco, frutos secos, frutta secca, noce, noci, noci e nocciole, nozes, noten, orzechy, nötter, nødder, nøtter, dry fruit, dry fruits
tree nut: fruit à coque, fruits à coque, fruit à coques, fruits à coques, fruit sec à coque, fruits secs à coque, fruits oléagineux, noix d arbres, schalenfrucht, schalenfrüchte, schalenfrüchten, frutos de cáscara, frutos secos de árbol, nueces de árbol, frutta a guscio, frutos de casca rija
peanut: pistache de terre, pistaches de terre
dairy: milchprodukt, milchprodukte, milchprodukten, milcherzeugnis, milcherzeugnisse, molkereiprodukte, produit laitier, produits laitiers, laitage, laitages, lácteo, lácteos, productos lácteos, latticino, latticini, prodotti caseari, derivati del latte, prodotti a base di latte, laticínio, laticínios, lacticínios, zuivel, zuivelproducten, nabiał, mejeriprodukter, meieriprodukter
milk: latte vaccino, latte di mucca, latte di vacca, proteine del latte
shrimp: langostino, langostinos, rejer
soy: graines de soja
sesame: sesam, sesamo, sésamo, ajonjolí, gergelim, graine de sésame, graines de sésame
lupin: altramuz, altramuces, lupini, tremoço, tremoços
celery: seler, seler naciowy
mustard: sarson
`
