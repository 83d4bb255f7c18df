/** Sentences of a diary, English and German, with numbers, months and feasts but no date. */
export const undated = `
We walked down to the river before breakfast. My sister had the window open all night. There were seven of us at the
table, and one chair was broken. The bus left at half past six, and we ran. I was eleven minutes late and nobody
minded. May I have another, I said, and she laughed. They would march past the school every Friday. He bought twelve
eggs and broke five on the road. The summer was too hot for shoes. In winter the pipes froze and Father swore
softly. At Christmas there was one orange for each of us. It was a Sunday, because the bells rang twice. My
grandmother counted the spoons after every visit. She wore the blue coat with the missing button. The dog slept in
the third drawer of the dresser. We had forty hens and no fox in sight. Nobody told me that the second step was
loose. I learned to whistle behind the coal shed. Uncle came on Easter Monday with a goose under his arm. The train
had nine carriages, and we counted them all. He was a man in his sixties with a red scarf. She must have been in her
early thirties then. The shop sold thread, lamp oil and liquorice. I still have the ticket from the ferry. We slept
four to a bed and I got the wall. The teacher drew a map from memory. Last summer I went back and the gate was gone.
When I was a child the sea seemed closer. Before the war the mill had two wheels. After the flood the piano never
sounded right. The first snow came during the night. In the morning the milk had a skin of ice. I could read the
clock before I could tie my shoes. Mother sang while she ironed, always the same verse. On the day of the fair it
rained until noon. We paid three shillings and got change. The road to the village had twenty bends. There were 300
steps up to the tower. Room 12 was at the end of the corridor. The number on the door was 1408. It cost 25 pence,
which was a lot. We drove 60 miles for a pair of boots. He lifted the 50 pound sack alone. The recipe wants 250
grams of butter. She ran the 100 metres in new shoes. The radio played until a quarter to ten. I was the fourth of
six children. Our street had one lamp and it flickered. The old well was covered with planks. We were told to keep
away from the pond. One day the circus came with a single camel. Early in the morning the baker knocked. Late at
night we heard the geese. At the end of the week there was fish. In the middle of the lesson the stove fell over.
The spring water tasted of iron. I had a fall from the apple tree. He fell in love about ten times that year. She
said she would come in August, or maybe later. On Monday we washed, on Tuesday we ironed. The second of June was
always our outing. By the fifth of May the swallows were back. I remember the twelfth of that month very well. We
met every Thursday for a year. The winter after that we had a stove. That autumn the plums were worth nothing. From
June to August nobody wore a tie. It must have been spring, the lambs were small. New Year's Eve we poured lead into
cold water. At Whitsun the whole town walked to the hill. For Halloween we hollowed out turnips. Around noon the
whole square smelled of soup. Between the church and the pub stood a bench. I was seven or eight, no more. He died
at ninety, in his own bed. She married at nineteen and never regretted it. When I was six we got a kitten. At the
age of ten I was sent to the shop alone. In my twenties I wanted to leave. My teens were spent in a library. My
fortieth birthday was a quiet one. We had a sixty-watt bulb over the table. It was thirty degrees in the shade. The
temperature dropped to the teens. Twenty of us shared one football. The nineteen seats in the bus were all taken.
Two thousand people stood in the square. The hundredth customer won a ham. He had a hundred stories about the sea.
Half of the garden was potatoes. The first half of the film was missing. The last week was the hardest. The first
day at school I lost my cap. We lived above the post office for ten years. Ten years later the lane was paved. A few
months after that she wrote again. Years before, he had sailed to Norway. Since then I have never eaten rhubarb.
Until that evening I had believed him. Once a month the knife grinder came. My father repaired clocks in the
kitchen. The cellar smelled of apples and damp wool. She taught me to fold a letter in three. I carried the lamp and
he carried the ladder. The swing hung from the walnut tree. Our neighbour kept bees behind the chapel. We built a
raft that sank at once. The fog was so thick that we held hands. I hid the broken plate under the stairs. He never
raised his voice, not even then. It smelled of tar and warm rope. The postman read the cards aloud. We had to share
one pair of skates. My aunt painted the door green overnight. She counted to a hundred and came to look. There was
dancing in the barn until two. The key hung on a nail by the window. I wrote my name on the wet cement. The cat came
home after three weeks. We ate bread with sugar and felt rich. Nobody spoke on the way back. The tide took both of
my sandals. I knew the sound of his boots. He gave me his watch, which had stopped. She laughed so hard that she had
to sit down. The ceiling had a stain like Italy. My best friend moved to the next valley. We waited on platform 4
with our bags. The address was 17 Mill Lane. Flight 1950 was delayed again. The bill came to 1860 francs. He owned
1900 books and read them all. There were about 2000 sheep on the hill. The engine had the number 1974 on its side.
Wir gingen vor dem Frühstück zum Fluss hinunter. Meine Schwester ließ das Fenster offen. Zu siebt saßen wir am
Tisch. Der Bus fuhr um halb sieben ab. Um sieben Uhr läuteten die Glocken. Mit sieben anderen Kindern teilte ich das
Zimmer. Im Sommer war es zu heiß für Schuhe. Im Winter froren die Rohre ein. An Weihnachten bekam jeder eine Orange.
Es war ein Sonntag, denn es läutete zweimal. Die Großmutter zählte nach jedem Besuch die Löffel. Wir hatten vierzig
Hühner und keinen Fuchs. Niemand sagte mir, dass die zweite Stufe lose war. Onkel Karl kam am Ostermontag mit einer
Gans. Er war ein Mann in den Sechzigern mit rotem Schal. Als Kind schien mir das Meer näher. Vor dem Krieg hatte die
Mühle zwei Räder. Nach dem Hochwasser klang das Klavier nie wieder richtig. Der erste Schnee fiel in der Nacht. Am
Morgen hatte die Milch eine Haut aus Eis. Am Tag der Kirmes regnete es bis Mittag. Die Straße ins Dorf hatte zwanzig
Kurven. Zum Turm hinauf waren es 300 Stufen. Das Zimmer 12 lag am Ende des Flurs. Es kostete 25 Pfennig, und das war
viel. Das Rezept verlangt 250 Gramm Butter. Ich war das vierte von sechs Kindern. Eines Tages kam der Zirkus mit
einem einzigen Kamel. Anfang der Woche gab es Suppe, am Ende Fisch. Mitte des Dorfes stand eine Linde. Am Montag
wurde gewaschen, am Dienstag gebügelt. Am zweiten Juni machten wir immer unseren Ausflug. Von Juni bis August trug
niemand eine Krawatte. Es muss Frühling gewesen sein, die Lämmer waren klein. An Silvester gossen wir Blei. An
Pfingsten wanderte die ganze Stadt. Als ich sechs war, bekamen wir eine Katze. Mit zehn Jahren schickte man mich
allein zum Laden. In meinen Zwanzigern wollte ich fort. Mein vierzigster Geburtstag war still. Zweitausend Menschen
standen auf dem Platz. Neunzehn Plätze hatte der Bus, alle besetzt. Vor zwei Jahren war ich wieder dort. Letzten
Sommer war das Tor verschwunden. Seitdem habe ich nie wieder Rhabarber gegessen. Einmal im Monat kam der
Scherenschleifer. Zehn Jahre später war die Gasse gepflastert. Der Vater reparierte Uhren in der Küche. Der Keller
roch nach Äpfeln und feuchter Wolle. Wir bauten ein Floß, das sofort sank. Der Nebel war so dicht, dass wir uns an
den Händen hielten. Ich versteckte den zerbrochenen Teller. Der Briefträger las die Karten laut vor. Wir aßen Brot
mit Zucker und fühlten uns reich. Auf dem Heimweg sprach niemand. Die Flut nahm meine beiden Sandalen mit. Er
schenkte mir seine Uhr, die stehengeblieben war. Die Lokomotive trug die Nummer 1974. Es kamen etwa 1900 Leute zum
Fest. Die Rechnung betrug 1860 Mark. Meine Tante strich die Tür über Nacht grün. In der Klasse waren wir 43 Kinder.
Hinter der Kapelle hielt der Nachbar Bienen. Der Schlüssel hing an einem Nagel. Sie lachte so sehr, dass sie sich
setzen musste. The kettle had lost its lid in the move.
`
  .trim()
  .split(/(?<=[.])\s/);
