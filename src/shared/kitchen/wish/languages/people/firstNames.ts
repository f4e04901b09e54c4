/**
 * Common first names, in lower case. Names that are mostly other words ("Will", "Mark", "Dolores", Arabic "عمر", which is "age") are
 * left out of it; names that are foods as well stand in `wishNamesThatAreFoods`.
 */
export const wishFirstNames = `aaron abby abdul abel adam adele adrian adriana agnes ahmed aidan aisha alan alba albert alberto alejandra alejandro alex alexander alexandra alexandre alexis
  alfie alfred alina aline alison allison alma alvaro amalia amanda amandine amelia amelie amina amir amy ana anais ananya anastasia andrea andreas andres andrew andy angela angelina
  angie anika anita anja anjali ann anna annabel anne anneliese annette annie annika anouk anthony antje antoine anton antonia antonio archie arjun arnaud arthur arya asha ashley astrid audrey aurelie
  aurora ava axel ayesha ayse barbara bastian beatrice beatriz becky belen bella ben benedikt benjamin benoit bernadette bernard bernd bernhard bert beth betty bettina bianca birgit bobby brandon brenda
  brian brigitte bruno caleb callum camila camille carina carla carlos carmen carol carolin carolina caroline caterina catherine cathy cecile cecilia celia celine chantal charles chloe chris
  christian christina christine christoph christophe christopher cindy claire clarissa claudia claudine clement cleo colette connor conrad constanze corinna corinne cornelia craig cristina cynthia damien daniel
  daniela danielle danny daphne darren dave david debbie deborah deepak delphine denis denise dennis derek detlef diana didier diego dieter dirk divya dominic dominik dominique donna dora doris dorothea dorothy doug
  duncan dylan eddie edgar edith eduardo edward edwin eileen elena eleonora eli elias elif elijah elisa elisabeth elise eliza elizabeth ellen ellie elliot elodie elsa elvira emil emilia emilie emilio emily
  emma emmanuel emmanuelle enrique enzo eric erica erik erika ernst esma esteban estelle esther ethan etienne eugenia eva evan evelyn evie fabian fabien fabio fabrice fatima fatma federico felicia felix felipe fernanda fernando
  finn fiona florence florent florian francesca francesco francis francisco francois francoise frank franz franziska freddie frederic freya friedrich frieda fritz gabi gabriel gabriela gabrielle gareth
  gary gaspard gavin gemma genevieve geoff george georgia georgina gerald gerard gerd gerhard gertrud giovanni gisela giulia gloria gonzalo gordon graham greta gretel gudrun guillaume guillermo gunter gustavo guy hamza
  hanna hannah hannelore hans harald harriet harry hassan heather hector heidi heike heiko heinrich heinz helen helena helene helga helmut hendrik henri henrik henry herbert hermann hilda holger holly horst hugo ian
  ibrahim ida ignacio ilse imran ines inga inge ingo ingrid irene iris irina isa isaac isabel isabella isabelle isla ismael ivan jacob jacqueline jacques jaime jake jakob james jamie jana jane janet janina jannik jasmin
  jason javier jean jeanne jeff jennifer jenny jens jeremy jerome jess jesse jessica jessie jill jim joachim joan joana joanna joanne jochen joe joel johan johanna johannes john johnny jonas jonathan jorge jose josefine joseph
  josephine josh joshua joyce juan juana judith jule julia julian juliana julie julien juliette julio julius jurgen justin justine kai karen karim karin karina karl karla karsten kate katharina katherine kathrin kathy katie
  katja katrin kavita keith kelly ken kenneth kerstin kevin khadija khalid kiran kirsten kirsty klara klaus konrad konstantin kristin kristina kurt kyle lara larissa lars laszlo laura laure laurence laurent lauren lena lenny
  lennard leon leona leonard leonie leonor leopold lewis leyla liam lilian liliana lilli lily lina linda linus lisa lisbeth logan lola lorena lorenz lorenzo lotta lou louis louisa louise luca lucas lucia lucie lucien lucy
  ludwig luigi luis luisa luise luka lukas luke luna lydia maddie madison magali magda maggie mahmoud maja malte mandy manfred manon manuel manuela marcel marcela marco marcos marcus maren margaret margarete
  margot maria mariam mariana marianne marie mariella marina mario marion marius marta martha martin martina mary maryam mateo mathieu mathilde matias matilda matt matteo matthew matthias maurice max maxim maxime
  maximilian maya meera megan mehmet meike melanie mia michael michaela michel michele michelle miguel mika mike mila milan miriam mohamed mohammed moira moritz murat mustafa nadia nadine nadja naomi natalia natalie
  natasha nathalie nathan neha neil nele nicholas nick nicky nico nicola nicolas nicole nikhil nikita niklas nils nina noah noel noelia noemi norbert norma nuria olivia oscar oskar otto owen pablo paco pamela
  paola pascal patricia patrick patrizia paul paula paulina pauline pedro peggy penelope percy peter petra philip philipp philippe phoebe phyllis pia pooja priya quentin rachel rafael rahul raj ralf ralph ramon raphael raquel
  rashid ravi rebecca regina reiner reinhard renate rene reza ricardo richard rick rita robert roberta roberto robin rodrigo roger rohan roland rolf romain roman ronald ronja rosalie rosie ross rudi rudolf rupert russell ruth ryan
  sabine sabrina salma salvador sam samantha samira samuel sandra sandro sandrine sandy sanjay santiago sara sarah sascha scott sean sebastian sebastien selina serena sergio shannon sharon sheila shirley shreya sibylle
  siegfried sigrid silke silvia simon simone sofia sonia sonja sophia sophie stefan stefanie stella stephan stephane stephanie stephen steve steven stuart sunita susan susanna susanne susi suzanne sven svenja sybille sylvia sylvie
  tania tanja tatjana ted teresa tess theo theodor theresa therese thibault thierry thomas thorsten tiago tim tina tobias toby tom tomas tony torsten tracy trevor trudy ulrich ulrike ursula ute uwe vanessa vera
  verena veronica veronika veronique vicky victor vincent virginie viviane vivien volker walter wanda wendy werner wilhelm william willy wolfgang xavier yannick yasmin yusuf yves yvonne zara zoe zoey zsofia zsofi
  राहुल रोहन रोहित प्रिया अंजलि नेहा रीना सीमा गीता मीना मीरा आरव आर्यन अमित अनिल सुनील सुनीता कविता रमेश सुरेश महेश दिनेश विकास विजय संजय अजय राजेश मनीष मनोज पंकज दीपक दीपा निशा रवि राज करण काव्या अनन्या
  ईशा श्रेया तन्वी साक्षी रिया दिया सिमरन फातिमा आयशा अली इमरान सलमा ज़ोया जोया अर्जुन कृष्णा लक्ष्मी सरिता ममता रेखा शालिनी स्वाति मोहन सोहन अन्ना लीना मैक्स टॉम
  محمد أحمد احمد محمود مصطفى إبراهيم ابراهيم يوسف يونس يعقوب عثمان حسين حمزة طارق وليد زياد باسل رامي سامي هاني عبدالله عبدالرحمن خالد فيصل سلطان تركي سارة فاطمة مريم عائشة خديجة زينب ليلى سلمى لينا لمى ريم رنا دينا
  هند نورة منيرة لطيفة أسماء اسماء رقية جنى لارا ماريا آنا ماكس لينه`

/** Names that are foods as well: they count before a colon, and for one more person behind somebody else's allergy. */
export const wishNamesThatAreFoods = `alfredo alice alicia angelica anise basil benedict bob caesar candy charlotte cherry clara clementine coco ginger honey jasmine jimmy juniper kale laurel
  leo lila lotte madeleine magdalena marc margarita margherita melba melissa mimi nelly nora olive oliver olivier peaches pepper plum poppy reuben romy rosa rose rosemary saffron sage sherry suzette tamara tamarind tarragon timo valencia vera victoria viola violet wellington yasmine`
