import { PEOPLE } from '../../people/people.ts';
import { completedBy, type PublishedCourse, preview, text, unit, video } from '../course-content.ts';

export const phonePhotography: PublishedCourse = {
  id: 'phone-photography',
  ownerUid: PEOPLE.paul.uid,
  baseLocale: 'ro',
  title: { ro: 'Fotografie cu telefonul', en: 'Photography with your phone' },
  subtitle: {
    ro: 'Lumină, cadru și răbdare, cu aparatul pe care îl ai mereu la tine.',
    en: 'Light, framing and patience, with the camera you always carry.',
  },
  description: {
    ro: 'Telefonul tău face poze mai bune decât crezi, dacă te oprești cinci secunde înainte să apeși. Învățăm să vedem lumina, să așezăm subiectul în cadru, să facem un portret în care omul se recunoaște și să alegem, din patruzeci de poze, pe cele trei care rămân.',
    en: 'Your phone takes better pictures than you think, provided you stop for five seconds before pressing. We learn to see light, to place the subject in the frame, to make a portrait in which people recognise themselves and to choose, out of forty pictures, the three that stay.',
  },
  outcomes: {
    ro: ['Vezi de unde vine lumina', 'Compui pe treimi', 'Faci un portret firesc', 'Alegi și prelucrezi cu măsură'],
    en: [
      'See where light comes from',
      'Compose on thirds',
      'Make a natural portrait',
      'Select and edit with restraint',
    ],
  },
  categoryId: 'arts',
  level: 'beginner',
  instructors: [{ uid: PEOPLE.paul.uid, name: PEOPLE.paul.name }],
  publishedDaysAgo: 110,
  version: 2,
  learners: 25,
  isSequential: true,
  units: [
    unit('seeing', { ro: 'Să vezi', en: 'Seeing' }, [
      completedBy(
        'view',
        preview(
          text(
            'light-first',
            6,
            { ro: 'Întâi lumina', en: 'Light first' },
            {
              ro: `
O poză bună e o lumină bună care a căzut pe ceva. Înainte să ridici telefonul, întreabă-te **de unde vine**:

- **din spatele tău**: culori clare, dar fețe plate și ochi mijiți;
- **din lateral**: volum, textură, povești;
- **din fața ta**: siluete și margini aurii, dacă atingi ecranul pe cer.

Lumina dură de la prânz face umbre negre sub ochi. Fie cauți umbra unei clădiri, fie aștepți. În ora de după răsărit și în cea dinainte de apus, aproape orice devine frumos.

## Exercițiu

Pune o cană pe masă lângă fereastră. Fă patru poze, rotindu-te în jurul ei câte un sfert de cerc. Nu muta cana. Uită-te apoi la cele patru: sunt patru căni diferite.
`,
              en: `
A good picture is good light that happened to fall on something. Before you raise the phone, ask **where it comes from**:

- **from behind you**: clear colours, but flat faces and narrowed eyes;
- **from the side**: volume, texture, stories;
- **from in front of you**: silhouettes and golden edges, if you tap the screen on the sky.

Hard noon light puts black shadows under the eyes. Either look for the shade of a building or wait. In the hour after sunrise and the one before sunset almost everything turns beautiful.

## Exercise

Put a mug on a table by the window. Take four pictures, moving a quarter circle around it each time. Do not move the mug. Then look at the four: they are four different mugs.
`,
            },
          ),
        ),
      ),
      completedBy(
        'watch',
        preview(
          video(
            'thirds',
            5,
            'thirds',
            { ro: 'Regula treimilor', en: 'The rule of thirds' },
            {
              ro: `
În clip, soarele pleacă din mijloc și se oprește unde se întâlnesc două linii. Nimic altceva nu s-a schimbat, dar imaginea a căpătat direcție.

Împarte cadrul, în gând, în trei pe lățime și în trei pe înălțime. Așază ce contează **pe o linie** sau **pe o intersecție**, iar orizontul pe linia de sus ori pe cea de jos, după ce e mai interesant: pământul sau cerul.

Pornește grila din setările camerei; o uiți acolo și compui mai bine de a doua zi.

## Când o încalci

Simetria cere centrul: o poartă, o scară, o reflexie în apă. Regula e un obicei bun, nu o lege. Dar încalc-o fiindcă ai ales, nu fiindcă n-ai văzut.
`,
              en: `
In the clip the sun leaves the middle and stops where two lines meet. Nothing else changed, yet the picture gained a direction.

Divide the frame in your mind into three across and three down. Place what matters **on a line** or **on a crossing**, and the horizon on the upper or lower line, depending on which is more interesting: the ground or the sky.

Turn on the grid in the camera settings; you will forget it is there and compose better from the next day.

## When to break it

Symmetry asks for the centre: a gate, a staircase, a reflection in water. The rule is a good habit, not a law. But break it because you chose to, not because you did not look.
`,
            },
          ),
        ),
      ),
    ]),
    unit('making', { ro: 'Să faci', en: 'Making' }, [
      text(
        'come-closer',
        5,
        { ro: 'Vino mai aproape', en: 'Come closer' },
        {
          ro: `
Zoomul digital nu apropie, ci decupează. Dacă poți, **fă doi pași**. Dacă nu poți, fă poza largă și decupează acasă, când vezi ce tai.

Apropierea te obligă să alegi. În piață, cadrul larg arată mulțime, tarabe, prelate. De la un metru arată o mână care cântărește cireșe. A doua poză spune același lucru, numai că o ții minte.

## Curăță marginile

Înainte să apeși, plimbă ochii pe marginea ecranului: o pungă, un stâlp crescut din capul cuiva, jumătate de om. De obicei ajunge să te muți o palmă la stânga sau să cobori telefonul la nivelul taliei. Apoi șterge obiectivul cu mâneca. Serios: jumătate din pozele „cețoase” sunt amprente.
`,
          en: `
Digital zoom does not bring things closer, it crops. If you can, **take two steps**. If you cannot, shoot wide and crop at home, when you see what you are cutting.

Coming closer forces you to choose. At the market, the wide frame shows a crowd, stalls, awnings. From a metre away it shows a hand weighing cherries. The second picture says the same thing, only you remember it.

## Clean the edges

Before you press, let your eyes travel round the edge of the screen: a bag, a pole growing out of someone’s head, half a person. Usually it is enough to move a hand’s width to the left or lower the phone to your waist. Then wipe the lens with your sleeve. Truly: half of all “hazy” pictures are fingerprints.
`,
        },
      ),
      text(
        'portrait',
        7,
        { ro: 'Un portret firesc', en: 'A natural portrait' },
        {
          ro: `
„Zâmbește!” este cel mai scurt drum spre o poză proastă. Dă-i omului **ceva de făcut**: să toarne ceai, să povestească drumul până aici, să caute o carte în raft. Fața se așază singură.

Tehnica e simplă:

1. lângă o fereastră, cu lumina din lateral;
2. telefonul la **nivelul ochilor** lui, nu ai tăi;
3. un pas și jumătate distanță, cu obiectivul de portret sau cu cel normal; de aproape, cel larg umflă nasul;
4. atinge ecranul pe **ochiul mai apropiat**.

Fă zece poze în timp ce vorbiți. Cea bună vine adesea imediat după ce omul crede că ai terminat. Arată-i-o și întreabă dacă o poți păstra. Un portret e al amândurora.
`,
          en: `
“Smile!” is the shortest road to a bad picture. Give people **something to do**: pour the tea, tell the story of how they got here, look for a book on the shelf. The face settles by itself.

The technique is simple:

1. by a window, with light from the side;
2. the phone at **their eye level**, not yours;
3. a step and a half away, with the portrait or the normal lens; up close, the wide one swells the nose;
4. tap the screen on the **nearer eye**.

Take ten pictures while you talk. The good one often comes just after they think you have finished. Show it and ask whether you may keep it. A portrait belongs to both of you.
`,
        },
      ),
      text(
        'choosing',
        6,
        { ro: 'Trei din patruzeci', en: 'Three out of forty' },
        {
          ro: `
Fotograful se vede la ales. Patruzeci de poze din aceeași plimbare nu le privește nimeni; trei, da.

Treci prin ele **în trei rânduri**, la câteva ore distanță. Întâi ștergi ce e mișcat sau dublu. Apoi marchezi ce te oprește din derulat, fără să te întrebi de ce. La urmă, din cele marcate, alegi trei care nu spun același lucru.

## Prelucrarea, cu măsură

În ordinea aceasta: îndreaptă orizontul, decupează, potrivește luminozitatea, apoi contrastul. Oprește-te. Mută cursorul culorilor până îți place și întoarce-l **la jumătate**.

Lasă poza până a doua zi. Dacă îți sare în ochi prelucrarea, e prea multă. Dacă îți sare în ochi cana, omul, lumina, e gata.
`,
          en: `
You can tell a photographer by the choosing. Nobody looks at forty pictures of one walk; three, they do.

Go through them **in three rounds**, a few hours apart. First delete what is blurred or doubled. Then mark whatever stops you scrolling, without asking why. Finally, from the marked ones, choose three that do not say the same thing.

## Editing, with restraint

In this order: straighten the horizon, crop, adjust brightness, then contrast. Stop. Move the colour slider until you like it, then bring it **halfway back**.

Leave the picture until the next day. If the editing catches your eye, there is too much of it. If the mug, the person or the light does, you are done.
`,
        },
      ),
    ]),
  ],
};
