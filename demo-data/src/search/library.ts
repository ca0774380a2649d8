/** Courses of a made-up library, one a line: id, field, title in Romanian and English, subtitle in both. Each is on a subject of its own. */
export const LIBRARY = `
pian | arts | Pian pentru adulți: prima lecție | Piano for adults: the first lesson | Două mâini, un cântec | Two hands, one song
agenda | business | Agenda cabinetului: programări fără telefon | Appointments without phone calls | Pacienți care vin la timp | Patients who come on time
album | design | Fotografii vechi din arhiva familiei | Old photographs of the family archive | Scanezi, cureți și păstrezi | Scan, clean and keep them
balcon | wellbeing | Grădina de pe balcon | The balcony garden | Roșii, busuioc și flori în ghivece | Tomatoes, basil and flowers in pots
paine | wellbeing | Pâine cu maia | Sourdough bread | Făină, apă, sare și răbdare | Flour, water, salt and patience
ceramica | arts | Ceramică la roată | Pottery on the wheel | De la lut la prima cană | From clay to the first mug
croitorie | design | Croitorie: prima fustă | Sewing your first skirt | Tipar, ac și mașină de cusut | Pattern, needle and machine
sah | science | Șah pentru părinți și copii | Chess for parents and children | Deschideri, finaluri și bucurie | Openings, endings and joy
prim-ajutor | wellbeing | Primul ajutor acasă | First aid at home | Ce faci până vine ambulanța | What to do until the ambulance comes
discurs | business | Vorbitul în public fără emoții | Public speaking without nerves | Un discurs de cinci minute | A speech of five minutes
cv | business | CV-ul care primește răspuns | A CV that gets answers | O pagină pe care o citește angajatorul | One page that the employer reads
chitara | arts | Chitară: zece acorduri | Guitar: ten chords | Cântece de la foc | Campfire songs
bucuresti | science | Istoria Bucureștiului pe străzi | The history of Bucharest, street by street | Case, oameni și cutremure | Houses, people and earthquakes
javascript | technology | JavaScript pentru pagini vii | JavaScript for lively pages | Butoane care fac ceva | Buttons that do something
pagina-web | technology | Prima ta pagină web | Your first web page | HTML și CSS într-o după-amiază | HTML and CSS in an afternoon
sql | technology | Interogări SQL de zi cu zi | Everyday SQL queries | Tabele legate fără dureri de cap | Joined tables without headaches
ia | technology | Inteligența artificială, pe înțelesul tuturor | Artificial intelligence in plain words | Ce știe și ce nu știe o mașină | What a machine knows and does not
marketing | business | Marketing pentru magazine mici | Marketing for small shops | Clienți care se întorc | Customers who come back
contracte | business | Contracte citite cu creionul în mână | Reading contracts with a pencil | Clauze, termene, penalități | Clauses, deadlines, penalties
impozite | business | Impozite și declarații | Taxes and returns | Pentru cei care lucrează singuri | For those who work alone
investitii | business | Investiții pentru prudenți | Investing for the cautious | Acțiuni, obligațiuni și somn liniștit | Shares, bonds and quiet nights
alergare | wellbeing | Alergare: primii cinci kilometri | Running your first five kilometres | Opt săptămâni, trei ieșiri | Eight weeks, three outings
yoga | wellbeing | Yoga pentru spatele obosit | Yoga for tired backs | Un sfert de oră pe covoraș | A quarter of an hour on the mat
nutritie | wellbeing | Nutriție fără diete | Nutrition without diets | Legume, porții și obiceiuri | Vegetables, portions and habits
meditatie | wellbeing | Meditația de zece minute | Ten-minute meditation | Liniște între două ședințe | Quiet between two meetings
spaniola | languages | Spaniolă pentru vacanță | Spanish for holidays | Comanzi, întrebi, mulțumești | Order, ask, thank
franceza | languages | Gramatica franceză cu răbdare | French grammar with patience | Verbe, acorduri și excepții | Verbs, agreement and exceptions
semne | languages | Limba semnelor | Sign language | Alfabet, gesturi și expresia feței | Alphabet, gestures and faces
povestiri | arts | Scriere creativă: povestiri scurte | Creative writing: short stories | Personaje, dialog, final | Characters, dialogue, ending
poezie | arts | Poezia citită cu voce tare | Poetry read aloud | De la Eminescu la Stănescu | From Eminescu to Stănescu
desen | arts | Desen în creion: portrete | Pencil drawing: portraits | Ochi, umbre și proporții | Eyes, shadows and proportions
acuarela | arts | Acuarelă: peisaje de vară | Watercolour: summer landscapes | Apă multă, culoare puțină | Much water, little colour
geometrie | science | Geometrie pentru bacalaureat | Geometry for the final exam | Triunghiuri, cercuri și demonstrații | Triangles, circles and proofs
probabilitati | science | Probabilități cu zaruri și cărți | Probability with dice and cards | Jocuri de noroc, fără noroc | Games of chance without luck
fizica | science | Fizica mersului pe bicicletă | The physics of cycling | Echilibru, frecare, viteză | Balance, friction, speed
genetica | science | Genetica în cinci povești | Genetics in five stories | Mazăre, muște și oameni | Peas, flies and people
albine | science | Albine și stupi: apicultură | Bees and hives: beekeeping | Primul an într-o stupină | The first year in an apiary
caine | wellbeing | Educarea câinelui adoptat | Training an adopted dog | Lesă, recompense și încredere | Leash, rewards and trust
adolescenti | wellbeing | Părinți de adolescenți | Parents of teenagers | Discuții care nu devin certuri | Talks that do not become quarrels
timp | business | Gestionarea timpului | Time management | Priorități pentru zile aglomerate | Priorities for crowded days
podcast | design | Podcastul tău, de la microfon la ascultători | Your podcast, from microphone to listeners | Sunet curat și voce firească | Clean sound, natural voice
montaj | design | Montaj video pe calculator | Video editing on a computer | Tăieturi, ritm și subtitrări | Cuts, rhythm and captions
bicicleta | technology | Repară-ți bicicleta | Repair your bicycle | Frâne, lanț, pană de cauciuc | Brakes, chain, flat tyre
invatare | science | Învață să înveți | Learning how to learn | Memorie, repetiție și pauze | Memory, repetition and breaks
solare | technology | Panouri solare pe acoperiș | Solar panels on the roof | Cât produci și cât consumi | What you produce and use
accesibilitate | technology | Accesibilitate, testată cu tastatura | Accessibility, tested by keyboard | Pagini pentru cititoare de ecran | Pages for screen readers
`;
