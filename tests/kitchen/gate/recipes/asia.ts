export const asia = `
# Chicken tikka masala, serves 4, 60 min
600 g boneless skinless chicken thighs, cut into chunks
150 g plain yogurt
1 tbsp lemon juice
2 tsp garam masala
1 tsp ground turmeric
2 tsp ground cumin
1 tsp chilli powder
2 tbsp vegetable oil
1 large onion, finely chopped
4 garlic cloves, grated
2 cm piece of ginger, grated
1 x 400 g tin chopped tomatoes
150 ml double cream
handful of coriander leaves
--
Mix the yogurt, lemon juice and half of the spices with 1 teaspoon salt. Add the chicken, coat well and marinate in the fridge for at least 1 hour.
Grill the chicken on a rack under a hot grill until charred at the edges and cooked through, 12 minutes.
Meanwhile heat the oil and fry the onion until golden. Stir in the garlic, ginger and remaining spices and cook for 1 minute. Add the tomatoes and simmer 15 minutes.
Stir in the cream and chicken and simmer for 5 minutes. Scatter with coriander and serve with basmati rice and naan.
# Chana masala, serves 4, 40 min
2 tablespoons ghee or neutral oil
1 tsp cumin seeds
1 onion, finely chopped
1 tbsp ginger-garlic paste
2 green chillies, slit
1 tbsp ground coriander
1/2 tsp turmeric
1 tsp amchur (dried mango powder)
1 tsp garam masala
2 tomatoes, pureed
2 cans (15 oz each) chickpeas, drained and rinsed
Salt to taste
Cilantro, for garnish
--
Heat the ghee in a deep pan. Add the cumin seeds and let them splutter.
Add the onion and cook until golden brown, about 8 minutes. Add the ginger-garlic paste and chillies; sauté for a minute.
Stir in the coriander, turmeric and tomatoes. Cook until the oil separates.
Add the chickpeas with 1 cup of water and simmer 15 minutes, mashing a few against the side. Finish with the amchur and garam masala.
# Pad thai, serves 2, 30 min
8 ounces flat rice noodles
3 tablespoons oil
3 cloves garlic, minced
8 ounces uncooked shrimp, peeled and deveined
2 eggs
1 cup fresh bean sprouts
3 green onions, chopped
1/2 cup dry roasted peanuts
2 limes
For the sauce
3 tablespoons fish sauce
1 tablespoon low-sodium soy sauce
5 tablespoons light brown sugar
2 tablespoons rice vinegar
1 tablespoon sriracha
--
Cook noodles according to package instructions, just until tender. Rinse under cold water.
Mix the sauce ingredients together. Set aside.
Heat 1½ tablespoons of oil in a large saucepan or wok over medium-high heat. Add the shrimp and garlic and cook until the shrimp turn pink, about 3 minutes.
Push everything to the side of the pan. Add a little more oil and the beaten eggs. Scramble the eggs, breaking them into small pieces.
Add noodles, sauce, bean sprouts and peanuts to the pan. Toss everything to combine. Top with green onions and lime wedges.
# Mapo tofu, serves 4, 25 min
450 g soft tofu, cut into 2 cm cubes
100 g ground pork
2 tbsp Sichuan chili bean paste (doubanjiang)
1 tbsp fermented black beans
1 tsp Sichuan peppercorns, toasted and ground
2 garlic cloves, minced
1 tsp minced ginger
250 ml chicken stock
1 tsp soy sauce
2 tsp cornstarch mixed with 1 tbsp water
2 scallions, sliced
3 tbsp vegetable oil
--
Simmer the tofu in salted water for 5 minutes, then drain.
Heat a wok over high heat, add the oil and stir-fry the pork until crisp and no longer pink. Lower the heat, add the bean paste and black beans and fry until the oil is red.
Add the garlic and ginger and stir for 20 seconds. Pour in the stock, add the tofu and soy sauce and simmer for 5 minutes.
Thicken with the cornstarch slurry. Serve sprinkled with the Sichuan pepper and scallions.
# Teriyaki salmon, serves 4, 20 min
4 salmon fillets (150 g each), skin on
1 tbsp neutral oil
4 tbsp soy sauce
4 tbsp mirin
2 tbsp sake
1 tbsp sugar
1 tsp toasted sesame seeds
--
Whisk together the soy sauce, mirin, sake and sugar.
Heat the oil in a frying pan over medium heat. Cook the salmon skin side down for 4 minutes, flip and cook 2 minutes more. Take out and wipe the pan.
Pour in the sauce and bubble until syrupy. Return the fish, spoon the glaze over and sprinkle with the sesame. Serve with steamed rice.
# Bibimbap, serves 2, 40 min
200 g beef sirloin, cut into thin strips
1 tbsp soy sauce
2 tsp sesame oil
1 carrot, cut into matchsticks
150 g spinach
100 g bean sprouts
100 g shiitake mushrooms, sliced
2 eggs
300 g cooked short-grain rice
2 tbsp gochujang
1 tbsp vegetable oil
2 tsp toasted sesame seeds
--
Toss the beef with the soy sauce and half the sesame oil and leave for 15 minutes.
Blanch the spinach and bean sprouts separately, squeeze dry and dress with the rest of the sesame oil.
Fry the carrot and mushrooms one after the other in a little of the vegetable oil. Stir-fry the beef over high heat for 2 minutes. Fry the eggs.
Divide the hot rice between bowls, arrange the vegetables and beef on top, add an egg and a spoonful of gochujang to each and sprinkle with the sesame seeds.
# Vietnamese beef pho, serves 4, 240 min
1.5 kg beef bones
2 onions, halved
10 cm piece of ginger, halved
2 cinnamon sticks
4 star anise
4 cloves
3 tbsp fish sauce
1 tbsp rock sugar
400 g flat rice noodles
300 g beef sirloin, very thinly sliced
1 small bunch Thai basil
2 limes, cut into wedges
200 g bean sprouts
2 bird's eye chillies, sliced
--
Blanch the bones in boiling water for 5 minutes, drain and rinse. Char the onions and ginger under the grill.
Cover the bones with 4 litres of water, add the onions, ginger, cinnamon, star anise and cloves and simmer for 3 hours, skimming. Strain and season the broth with the fish sauce and sugar.
Cook the noodles following the packet instructions and divide between bowls. Lay the raw beef on top and ladle over the boiling broth, which will cook it.
Serve with the basil, lime, sprouts and chillies on the side.
# Nasi goreng, serves 4, 25 min
600 g cold cooked jasmine rice
2 chicken breasts, diced
200 g raw prawns, peeled
3 shallots, roughly chopped
3 garlic cloves
2 red chillies
1 tsp shrimp paste
3 tbsp kecap manis
4 eggs
4 tbsp oil
1/2 cucumber, sliced
2 tomatoes, sliced
--
Blend the shallots, garlic, chillies and shrimp paste to a coarse paste.
Heat 2 tablespoons of oil in a wok and fry the paste for 2 minutes until fragrant. Add the chicken and cook for 4 minutes, then the prawns for 2 minutes.
Crumble in the rice and stir-fry over high heat until piping hot. Season with the kecap manis.
Fry the eggs in the remaining oil. Serve the rice topped with an egg, with cucumber and tomato beside it.
# Chicken adobo, serves 6, 60 min
3 lbs chicken thighs, bone-in
1/2 cup soy sauce
1/2 cup white vinegar
8 cloves garlic, smashed
1 tsp whole black peppercorns
3 bay leaves
1 tbsp brown sugar
1 tbsp canola oil
Steamed white rice, for serving
--
Combine the chicken, soy sauce, vinegar, garlic, peppercorns and bay leaves in a large pot and marinate for 30 minutes.
Bring to a boil, then lower the heat, cover and simmer for 30 minutes, until the chicken registers 175°F.
Remove the chicken and pat dry. Heat the oil in a skillet and brown the thighs on both sides. Stir the sugar into the liquid and boil until it has reduced by half.
Spoon the sauce over the chicken.
# Egg fried rice, serves 2, 15 min
2 cups day-old cooked rice
3 eggs
1/2 cup frozen peas
2 scallions, sliced
1 tbsp soy sauce
2 tbsp peanut oil
1/4 tsp white pepper
--
Beat the eggs with a pinch of salt. Heat half the oil in a wok until smoking and scramble the eggs for 30 seconds; remove.
Add the remaining oil, then the rice, breaking up the lumps. Stir-fry 3 minutes until hot.
Add the peas, soy sauce and pepper. Return the eggs, toss in the scallions and serve.
# Miso soup, serves 4, 15 min
1 litre dashi
4 tablespoons white miso paste
200 g silken tofu, cubed
1 tbsp dried wakame
2 spring onions, thinly sliced
--
Soak the wakame in cold water for 5 minutes and drain.
Heat the dashi to just below a simmer. Put the miso in a ladle, thin it with a little of the hot stock, and stir it back in. Do not boil.
Add the tofu and wakame and warm through for 1 minute. Scatter with the spring onions.
`
