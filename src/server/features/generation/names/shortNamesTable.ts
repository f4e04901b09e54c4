/**
 * First names (words of one name joined by `_`), and their customary short and pet forms that neither begin like the name nor have an ending of `diminutives.ts`, or are too
 * short for either: full names, a colon, short forms. "Al" is left out, which begins "al dente".
 */
export const table = `
abigail: abby abbie gail
abraham ibrahim: abe bram ibo ibro
adalbert albert alberto: bert bertie beto berti
adelaide adelheid: heidi addie della
agnes inés inès: aggie nessie neska
albrecht: albi brecht
alejandra alexandra aleksandra sandra: sandra alexa sasha lexi lexie sandy ale ola sascha xandra
alejandro alexander alexandre aleksander: alex alec sandy sascha sasha xander ale jano lex olek alek
alfonso alphonse ildefonso: fonsi poncho fonso
alfred alfredo: alf fred freddie freddy fredo
alicia alice alison: ali lici ally licha
amalia amelia amélie: amy mellie millie malia mia
anastasia: stacy nastya tasia
andrea: andi drea
andrew andreas andrés andré andrei: andy drew andi dré dres
angela angelina angelika: angie geli ange lina gela
ann anna anne hannah: annie nan nancy nanny anouk anja anni änne
antoinette antonia antonina: toni tonie nettie toñi nina
anthony antonio antoine anton: tony toni toño toine anto
arabella annabel: bella belle
arnold arnaud: arnie nold
arthur arturo: art artie turo
augustine augustin agustín: gus gusti tino
barbara bárbara: barb babs barbie babsi bärbel basia
bartholomew bartholomäus bartolomé: bart barth tolo
beatrice beatriz béatrice beate: bea bee trixie trix beate bia
benedict benedikt benito benoît: ben bene dick beni
benjamin: ben benny benni benji jamie
bernard bernhard bernardo: bernie bernd berni nardo
bernadette: bernie detta
brigitte bridget brigida: gitte gitta biddy bri birgit
camilla camille: cam millie milla
caroline carolina karoline karolina charlotte: carrie caro caz lina line lottie lotte charlie charly carly karo lola
casimir kazimierz: kaz kazik
catherine katherine katharina kathleen catalina catarina ekaterina: kate katie kat kit kitty cathy kathy kay cate käthe kathi katja cata trina rina katya katia kasia
cecilia cécile cäcilie: cissy celia ceci cilly zilla
charles carlos karl: charlie chuck chas chaz carlitos charly kalle carl
christian cristian: chris kit chrissi kris
christina christine cristina kristina: chris chrissy tina christel cris kris stina tine crissy kristi
christopher christoph cristóbal christophe: chris kit topher stoffel tobal kris
clara klara: clare claire klärchen
claudia: clau
concepción: concha conchita conchi
consuelo: chelo
constance konstanze constanza: connie stanzi
cornelia cornelius: nele conny corrie nel kees
cynthia: cindy
daniel daniele: dan danny dani
daniela danielle: dani danni
david: dave davey davy
deborah: deb debbie debs
dennis denis: denny
dolores: lola dolly loli
dominic dominik domingo: dom nick nic mingo
donald: don donnie
dorothy dorothea dorotea: dot dottie dolly dora thea dory dorle
edward eduard eduardo edwin edmund edgar: ed eddie eddy ted teddy ned edu lalo edi
eleanor eleonora leonora éléonore: ellie nell nellie nora lenny leni
elena helen helena hélène: nell ellie lena leni nelly lenka
elizabeth elisabeth isabel isabelle isabella elisabetta: liz lizzie lizzy beth betty bess bessie eliza elsie elsa lisa liza libby ellie lilibet sissi sisi lisbeth lisl liesl bella belle isa bel chabela bettina babette elise lilly
emily emilie emilia emma: em emmy millie mila milly emmi
emmanuel emanuel manuel immanuel: manny manu manolo manni lolo
encarnación: encarna
enrique: quique kike rique
ernest ernst ernesto: ernie neto
esperanza: espe
eugene eugen eugenio eugénie eugenia: gene genie geña kenia
euphemia: effie
evangeline evelyn evelina: eve evie lina
federico frederick friedrich frédéric frederic: fred freddy freddie fritz fede fiete rick friedel
felicity felicitas felicia: flick fee lici
fernando ferdinand: nando fer ferdi ferdy
florence florentine florian florencia: flo florrie flossie flor flori
frances francesca francisca franziska françoise: fran frannie frankie franzi fanny cisca paca paquita cesca sissi fanni
francis francisco franz francesco françois: frank frankie paco pancho fran paquito cisco franzl quico
gabriel: gabe gabo gabi
gabriela gabrielle gabriele: gabi gabby gaby brielle
geoffrey jeffrey gottfried: geoff jeff friedel
george georg jorge georges giorgio: georgie geordie schorsch coque jojo
gerald gerard gerhard gerardo gérard: gerry jerry gerd ged hardi gera
gertrude gertrud: trudy gerti trude
gilbert gilberto: gil bert beto
giovanni: gianni vanni nino
graciela: chela
gregory gregor gregorio grégoire: greg goyo greig grischa
guadalupe: lupe lupita
guillermo guillaume wilhelm william: bill billy will willie willy liam guille memo willi wim wilm helmi guigui
gwendolyn: gwen wendy
harold: hal harry
harriet henrietta henriette: hattie hetty etta harrie jette henni
hedwig: hedi hedy
heinrich henry henri enrico: hank harry hal heini heiner hinnerk riri
hermann herman: manni
hildegard hildegarde: hilde hilda
hubert: bert hubi hugh
ignatius ignacio ignaz ignace: iggy nacho
irene: rena reni
isaac isaak: ike zack
isidore isidoro isidro: izzy chilo
jacob jakob jacques jacobo james jaime: jake jim jimmy jamie jem coby jack jimbo köbi jaco
jacqueline: jackie jacqui
jane janet jean johanna joan joanna juana jeanne: jan janie jenny jo joanie hanna hanne janni nettie juanita
jennifer: jen jenny jenni jenna
jeremy jeremias jérémie: jem jerry jez miah
jerome jérôme jerónimo hieronymus: jerry gero momo
jesús: chuy chucho suso
jessica: jess jessie jessi
john johann johannes juan jean jan: jack johnny jock hans hansi hannes jo hansel juanito juancho jeannot
jonathan: jon jonny jonas nate
joseph josef josé giuseppe: joe joey jo sepp beppo pepe beppe jupp pepito pep peppe josi jojo
josephine josefina josefa joséphine: jo josie fifi pepa josy pepita josette posy
joshua: josh
juliana julia juliet juliette giulia: jules julie juli liana jill juju
julian julius julio julien: jules jule julito
justin justina: juss tina
karen karin: kaz
kenneth: ken kenny
kimberly: kim
klaus nicholas nikolaus nicolas nicolás niccolò: nick nicky nico niko klaas claus colin nik nic
klemens clement clemente clemens: clem
lawrence laurence lorenz lorenzo laurent: larry lars laurie enzo lenz
leonard leonhard leonardo leopold: leo len lenny leon lenni poldi leni lennie nardo
leticia: lety
lillian liliana: lily lil lilli
lourdes: lulú
louis ludwig luis luigi: lou louie lewis lui lucho gigi wiggerl
louise luise luisa: lou lulu lulú lola isa
lucy lucia lucie lucía lucille: lu lulu lucy luz
madeleine magdalena magdalene madeline: maddie maddy lena magda leni lene madita male maud
manuela: manu ela
marcella marcel marcelo: marcy celo chelo
margaret margarete margarita margarethe marguerite margherita: maggie meg peggy madge marge margie greta gretel grete daisy margo margot peg rita mags marga meggie gitta
maría mary marie maria miriam maryam: molly polly mimi mia mitzi mariechen maribel mamie minnie mae mary mari
maría_josé: marijose majo
maría_teresa: maite marite
martha marta: marty mattie patty
martin martín: marty
matilda mathilde: tilly tilda maud hilde mattie thilda
matthew matthias matthäus matteo mateo matthieu: matt matty hias matze hiasl mat mattes teo
maximilian maximiliano maxime: max maxi milian
melanie melissa melinda: mel melly lissa lindy missy meli
mercedes: merche mercy sadie
michael miguel michel michele michał: mike mick mickey mikey michi michl mitch micha migue mikel mischa michal
mildred millicent: millie milly
mohammed muhammad mohamed mohammad mehmet mohamad: mo moe hamada moh memo hamoudi momo
monica monika mónica: moni nika
montserrat: montse
ann: nan
natalie natalia natalja natasha: nat nattie natascha tasha talia talja nati
nathan nathaniel jonathan: nate nat nathe
octavia octavio: tavi tavia
oliver olivier olivia: ollie olly liv livvy oli livi nollie
pamela: pam pammy
patricia: pat patty trish tricia pati patsy paddy trixi
patrick patricio: pat paddy rick
paul paulo pablo: pauly pablito paule
paula pauline: pau lina polly line
penelope: penny nell
percival: percy
peter pedro pierre pietro: pete peterle perico peer pierrot pedrito
philip philipp philippe felipe filippo: phil pip flip lippo pippo fips felipito
philomena filomena: mena
pilar: pili
priscilla: cilla prissy
purificación: puri
rachel raquel rahel: rach rae shelly raqui
raymond raimund ramón raimundo: ray mundo moncho
rebecca rebekka rebeca: becky becca beck bekki rebe
regina: gina reggie regi
reginald reinhold: reg reggie rex
reinhard reinhart: hardy reini
richard ricardo riccardo: rick ricky dick rich richie dickie richi ricci
robert roberto rupert ruprecht: rob robbie bob bobby bert bertie robin rupi beto tito robi
roderick rodrigo: rod roddy rodri
roger rüdiger rogelio: rodge rudi rogge roge
ronald: ron ronnie
rosario: charo
rosemary rosemarie rosa rosalie rosalind: rose rosie rosi romy ros
rudolf rudolph rodolfo: rudi rudy rolf dolf fito
ruth: ruthie
salvador salvatore: chava salva toto tore turi
samuel samuela samantha: sam sammy samu sami mantha
sarah sara: sally sadie sari
sebastian sebastián sébastien: seb bas bastian basti seba wastl bastien
sergio serge sergej: checho serj serjoscha
sidney sydney: sid syd
sigmund siegmund siegfried: sig siggi sigi
simon simón: sim
simone simona: mona moni
sofia sophia sophie sofía: sophy sofi fifi zosia sonja
stephanie stefanie estefanía: steph stevie steffi fanny tephi
stephen steven stefan esteban étienne: steve stevie ste stef tebi steffen
susan susanne susana suzanne susannah: sue suzy susie susi sanne suse susa zanna sukey
sylvester silvester: sly
sylvia silvia: syl
tabitha: tabby
teresa theresa therese thérèse: terry tess tessa resi tere tracy tessie
terence terrence: terry tel
theodor theodore teodoro théodore: ted teddy theo teo doro
thomas tomás tommaso: tom tommy thom masi tommi tomi
timothy timotheus timoteo: tim timmy timo teo
tobias: toby tobi
ulrich: uli ulli ueli
ulrike friederike henrike hendrike: uli ulli rike rieke
ursula úrsula: ulla uschi urs ursel
valentin valentina valentine: val valli tina
valerie valeria: val vallie lera
vanessa: nessa nessie vane
veronica veronika verónica: ronnie vroni nika vero
victor viktor: vic vico vik
victoria viktoria: vicky tori vickie vic vicki toria toya
vincent vincenzo vicente: vince vinnie vin chente enzo cenzo
virginia: ginny gina
waltraud: traudl traudi
walter gualterio: wally walt wat
wilhelmina wilhelmine: mina minna willa billie minnie helma
winifred winfried: winnie freddie fred
wolfgang: wolf wolfi wölfi
yolanda: yoli
zachary zacharias: zach zack zac
josefina_maria: chepina
isabel_maría: chabela
josé_maría: chema
josé_manuel: chema josema
josé_luis: pepelu joselu
josé_antonio: joseán
juan_carlos: juanca
juan_manuel: juanma
luis_miguel: luismi
ana_maría: anamari
karl_heinz: kalle charly
hans_peter: hape hampi
abdullah abdallah abdul: abdo abboud abdel
ahmed ahmad: hamada hammoudi
fatima fatma: fatoum fatosch touma fifi
khadija hatice: dija khadouja
yusuf youssef: joe yousri joseph
mustafa mostafa: safi darwish
aishwarya: aishu ash
rajesh rajendra rajan: raju raj
vikram vikas: vicky vik
priyanka: piya pinky
gurpreet harpreet: preet
krishna: kishan kanha
aleksei alexei: alyosha lyosha
dmitri dimitri: dima mitya
ivan: vanya
maria_magdalena: marlene
mikhail michail: misha mischa
nikolai: kolya
pavel: pasha
sergei: seryozha
vladimir: vova volodya
yekaterina: katya katyusha
`
