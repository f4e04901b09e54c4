export const americas = `
# Classic chili con carne, serves 6, 75 min
1 tablespoon olive oil
1 yellow onion, diced
1 pound lean ground beef
2 1/2 tablespoons chili powder
2 tablespoons ground cumin
2 tablespoons sugar
2 tablespoons tomato paste
1 tablespoon garlic powder
1 1/2 teaspoons salt
1/2 teaspoon ground black pepper
1/4 teaspoon ground cayenne pepper (optional)
1 1/2 cups beef broth
1 (15 oz) can petite diced tomatoes
1 (16 oz) can red kidney beans, drained and rinsed
1 (8 oz) can tomato sauce
--
Add the olive oil to a large soup pot and place it over medium-high heat. Add the onion and cook for 5 minutes, stirring occasionally.
Add the ground beef to the pot. Break it apart with a wooden spoon and cook for 6-7 minutes, until browned.
Add the chili powder, cumin, sugar, tomato paste, garlic powder, salt, pepper and cayenne. Stir until well combined.
Add the broth, diced tomatoes (with their juice), drained beans and tomato sauce. Stir well.
Bring to a low boil, then simmer, uncovered, for 20-25 minutes. Let it rest for 5-10 minutes before serving.
# Chocolate chip cookies, serves 24, 30 min
1 cup (2 sticks) butter, softened
3/4 cup granulated sugar
3/4 cup packed brown sugar
1 teaspoon vanilla extract
2 large eggs
2 1/4 cups all-purpose flour
1 teaspoon baking soda
1 teaspoon salt
2 cups (12-oz. pkg.) semi-sweet chocolate chips
1 cup chopped nuts (optional)
--
Preheat oven to 375°F.
Combine flour, baking soda and salt in small bowl. Beat butter, granulated sugar, brown sugar and vanilla extract in large mixer bowl until creamy. Add eggs, one at a time, beating well after each addition. Gradually beat in flour mixture. Stir in chips. Drop by rounded tablespoon onto ungreased baking sheets.
Bake for 9 to 11 minutes or until golden brown. Cool on baking sheets for 2 minutes; remove to wire racks to cool completely.
# Guacamole, serves 4, 10 min
3 ripe avocados
1/2 small red onion, finely diced
1 jalapeño, seeded and minced
1 lime, juiced
1/4 cup chopped cilantro
1/2 tsp kosher salt
Tortilla chips, for serving
--
Halve the avocados, remove the pits and scoop the flesh into a bowl. Mash with the lime juice and salt, leaving some chunks.
Fold in the onion, jalapeño and cilantro. Taste for seasoning and serve right away with chips.
# Feijoada, serves 8, 180 min
500 g dried black beans, soaked overnight
300 g smoked pork ribs
250 g chouriço, sliced
200 g smoked bacon, diced
1 onion, chopped
5 garlic cloves, minced
2 bay leaves
2 tbsp olive oil
Orange slices, to serve
--
Drain the beans, cover with fresh water, add the ribs and bay leaves, bring to a boil and cook for 1 hour.
Heat the oil in a frying pan and fry the bacon and sausage until brown. Add the onion and garlic and soften.
Scrape the lot into the beans and simmer for another hour and a half, until the beans are creamy. Serve with white rice, sautéed kale and farofa.
# Jerk chicken, serves 6, 70 min
12 chicken drumsticks
1 scotch bonnet, seeded
6 spring onions
4 garlic cloves
2 tbsp fresh thyme leaves
1 tbsp ground allspice
1 tsp ground cinnamon
1/2 tsp nutmeg
3 tbsp dark brown sugar
60 ml lime juice
60 ml soy sauce
2 tbsp vegetable oil
--
Put everything except the chicken in a blender and whizz to a paste. Keep back a third of the marinade in a small bowl.
Slash the drumsticks, rub with the paste, cover and refrigerate overnight.
Heat the oven to 200 °C. Roast the chicken on a rack for 45 minutes, until a thermometer in the thickest part reads 75 °C. Brush with the marinade you kept back and serve.
# Caesar salad, serves 4, 25 min
2 heads romaine lettuce, torn
1/2 baguette, cubed
3 tbsp olive oil
50 g Parmesan, shaved
For the dressing:
150 g mayonnaise
1 clove garlic, crushed
4 anchovy fillets, mashed
1 tbsp lemon juice
1 tsp Dijon mustard
--
Heat the oven to 200°C. Toss the bread in the oil, season and bake for 8 minutes until crisp.
Whisk together the dressing ingredients and loosen with a little water.
Toss the lettuce with the dressing and croutons and top with the cheese.
# New England clam chowder, serves 6, 45 min
4 slices bacon, chopped
2 tablespoons butter
1 large onion, finely chopped
2 celery stalks, finely chopped
3 tablespoons all-purpose flour
2 cups bottled clam juice
1 1/2 lbs russet potatoes, cubed
2 (6.5-ounce) cans chopped clams, with juice
1 cup half-and-half
1 bay leaf
Oyster crackers, to serve
--
Cook the bacon in a Dutch oven until crisp; set aside. Melt the butter in the drippings, add the onion and celery and cook 5 minutes.
Sprinkle over the flour and stir for a minute. Slowly whisk in the clam juice. Add the potatoes and bay leaf and simmer until tender, about 15 minutes.
Stir in the clams and half-and-half and heat gently; do not boil. Discard the bay leaf. Top with the bacon.
# Ceviche, serves 4, 30 min
500 g very fresh sea bass fillets, skinned and cubed
1 red onion, very thinly sliced
Juice of 8 limes
1 aji amarillo or red chilli, finely chopped
1 handful coriander, chopped
1 sweet potato, boiled and sliced
1 ear of corn, boiled
--
Rinse the onion in iced water and drain.
Put the fish in a cold bowl with a good pinch of salt. Pour over the lime juice, add the chilli and stir for 5 minutes until the fish turns opaque.
Mix in the onion and coriander and serve at once with the sweet potato and kernels of corn.
# Roast turkey breast with gravy, serves 6, 120 min
1 bone-in turkey breast (5 to 6 lb)
4 tbsp unsalted butter, softened
1 tbsp chopped fresh sage
2 tsp chopped fresh rosemary
1 lemon, zested
2 cups low-sodium chicken broth
3 tbsp flour
Kosher salt and freshly ground pepper
--
Preheat the oven to 325°F. Mix the butter with the sage, rosemary and lemon zest, and push it under the skin of the turkey. Season all over.
Pour 1 cup of the broth into a roasting pan, set the turkey on a rack and roast about 1 hour 45 minutes, until an instant-read thermometer inserted in the thickest part registers 165°F. Transfer to a board and rest 20 minutes.
Whisk the flour into the pan juices over medium heat, gradually add the remaining broth and simmer until thick. Carve and serve with the gravy.
# Buttermilk pancakes, serves 4, 25 min
2 cups all-purpose flour
2 tablespoons sugar
2 teaspoons baking powder
1/2 teaspoon baking soda
2 cups buttermilk
2 large eggs
1/4 cup butter, melted, plus extra for the griddle
Maple syrup, for serving
--
In a large bowl, whisk together the dry ingredients with 1/2 teaspoon salt. In another bowl, whisk the wet ingredients.
Pour the wet into the dry and stir until just combined; the batter should be lumpy.
Heat a buttered griddle over medium. Pour on 1/4 cup batter per pancake and cook until bubbles form, 2 minutes; flip and cook until golden.
`
