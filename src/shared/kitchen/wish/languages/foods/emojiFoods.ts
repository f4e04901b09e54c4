/** Foods that are written as one sign, in every language. */
export const wishEmojiFoods = `
peanut: 🥜
chestnut: 🌰
garlic: 🧄
onion: 🧅
mushroom: 🍄
egg: 🥚, 🍳
milk: 🥛
butter: 🧈
cheese: 🧀
prawn: 🦐, 🍤
lobster: 🦞
crab: 🦀
squid: 🦑, 🐙
oyster: 🦪
fish: 🐟, 🐠
chili: 🌶
tomato: 🍅
eggplant: 🍆
avocado: 🥑
bell pepper: 🫑
carrot: 🥕
broccoli: 🥦
corn: 🌽
potato: 🥔
cucumber: 🥒
pork: 🐖, 🐷, 🥓
beef: 🐄, 🐮, 🥩
chicken: 🐔, 🍗
lamb: 🐑
bread: 🍞, 🥖
wheat: 🌾
honey: 🍯
chocolate: 🍫
wine: 🍷
beer: 🍺
strawberry: 🍓
banana: 🍌
kiwi: 🥝
coconut: 🥥
pineapple: 🍍
peach: 🍑
lemon: 🍋`
