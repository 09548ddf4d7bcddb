import {text} from '@metarmap/store/localized-text';
import {same} from '../domain/catalogue';
import type {Blog} from '../domain/shop-content';
import {picture} from './catalogue-builder';

/** The shop's blog. */
export const JOURNAL: Blog = {
  id: 'gid://shopify/Blog/98700000001',
  handle: same('journal'),
  title: same('Journal'),
  seo: {
    title: text(
      'Journal über Wetter und Holz',
      'A journal of weather and wood',
    ),
    description: text(
      'Wie man Flugwetter liest, und wie die Karten entstehen.',
      'How to read aviation weather, and how the maps are made.',
    ),
  },
  articles: [
    {
      id: 'gid://shopify/Article/605300000001',
      handle: text('metar-lesen', 'read-a-metar'),
      title: text(
        'Ein METAR in drei Minuten lesen',
        'Read a METAR in three minutes',
      ),
      contentHtml: text(
        '<p>Nehmen wir <code>EDDS 151120Z 25012KT 9999 FEW040 17/08 Q1019 NOSIG</code>. Stuttgart, am 15. um 11:20 Uhr UTC. Wind aus 250 Grad mit 12 Knoten. Sicht 10 km oder mehr. Wenige Wolken in 4.000 ft über Platz. 17 Grad warm, Taupunkt 8. QNH 1019 hPa. Keine wesentliche Änderung zu erwarten.</p><p>Auf der METARmap leuchtet Stuttgart grün.</p>',
        '<p>Take <code>EDDS 151120Z 25012KT 9999 FEW040 17/08 Q1019 NOSIG</code>. Stuttgart, on the 15th at 11:20 UTC. Wind from 250 degrees at 12 knots. Visibility 10 km or more. Few clouds at 4,000 ft above the field. 17 degrees, dew point 8. QNH 1019 hPa. No significant change expected.</p><p>On the METARmap, Stuttgart glows green.</p>',
      ),
      excerptHtml: text(
        '<p>Zehn Gruppen, ein Wetter: ein Beispiel aus Stuttgart, Wort für Wort.</p>',
        '<p>Ten groups, one weather: an example from Stuttgart, word for word.</p>',
      ),
      seo: {
        title: text('METAR lesen lernen', 'Learn to read a METAR'),
        description: text(
          'Ein METAR aus Stuttgart, Gruppe für Gruppe erklärt.',
          'A METAR from Stuttgart, explained group by group.',
        ),
      },
      author: 'Jana Brandt',
      publishedAt: '2025-01-18T08:00:00Z',
      tags: ['METAR', 'Navigation'],
      image: picture(
        95_001,
        'collections/zubehoer.webp',
        text(
          'Flugbuch und Plotter auf einem Tisch',
          'Logbook and plotter on a desk',
        ),
      ),
    },
    {
      id: 'gid://shopify/Article/605300000002',
      handle: text('vier-farben', 'four-colors'),
      title: text('Warum vier Farben reichen', 'Why four colors are enough'),
      contentHtml: text(
        '<p>Die Kategorien stammen aus den USA und fassen Hauptwolkenuntergrenze und Sicht in einem Wort zusammen. Es zählt immer der schlechtere Wert. Über Wind, Vereisung und Gewitter sagen sie nichts, deshalb ersetzen sie keine Wetterberatung.</p>',
        '<p>The categories come from the United States and sum up ceiling and visibility in one word. The worse of the two always counts. They say nothing about wind, icing or thunderstorms, which is why they never replace a briefing.</p>',
      ),
      author: 'Tobias Kern',
      publishedAt: '2025-02-06T08:00:00Z',
      tags: ['METAR', 'VFR', 'IFR'],
      image: picture(
        95_002,
        'collections/licht-und-strom.webp',
        text('Leuchtpunkte in vier Farben', 'Lights in four colors'),
      ),
    },
    {
      id: 'gid://shopify/Article/605300000003',
      handle: text('werkstattbesuch', 'workshop-visit'),
      title: text('Zu Besuch in der Werkstatt', 'A visit to the workshop'),
      contentHtml: text(
        '<p>Um sieben riecht es nach Holz, um acht nach Kaffee. Vier Leisten werden auf Gehrung geschnitten, geleimt und zweimal geölt. Am Nachmittag setzt Mira die Lichter ein, jedes wird einmal grün, blau, rot und magenta geprüft.</p>',
        '<p>At seven it smells of wood, at eight of coffee. Four strips are mitered, glued and oiled twice. In the afternoon Mira sets the lights, each one checked in green, blue, red and magenta.</p>',
      ),
      author: 'Jana Brandt',
      publishedAt: '2025-03-01T08:00:00Z',
      tags: ['Made in Germany'],
      image: picture(
        95_003,
        'collections/rahmen-und-montage.webp',
        text('Rahmenecken auf der Werkbank', 'Frame corners on the workbench'),
      ),
    },
    {
      id: 'gid://shopify/Article/605300000004',
      handle: text('taupunkt', 'dew-point'),
      title: text('Was der Taupunkt verrät', 'What the dew point tells you'),
      contentHtml: text(
        '<p>Liegen Temperatur und Taupunkt weniger als drei Grad auseinander, ist Nebel nicht weit. Rechne am Abend damit, wenn der Himmel klar und der Wind schwach ist.</p><ul><li>Abstand 5 Grad: meist gute Sicht</li><li>Abstand 2 Grad: Dunst</li><li>Abstand 0 Grad: Nebel</li></ul>',
        '<p>When temperature and dew point are less than three degrees apart, fog isn’t far off. Expect it in the evening, with a clear sky and little wind.</p><ul><li>A spread of 5 degrees: mostly good visibility</li><li>A spread of 2 degrees: mist</li><li>A spread of 0 degrees: fog</li></ul>',
      ),
      excerptHtml: text(
        '<p>Zwei Zahlen, und du weißt, ob heute Abend Nebel kommt.</p>',
        '<p>Two numbers, and you know whether fog is coming tonight.</p>',
      ),
      author: 'Tobias Kern',
      publishedAt: '2025-04-11T08:00:00Z',
      tags: ['METAR', 'Navigation'],
      image: picture(
        95_004,
        'products/metarmap-walnut-room-night.webp',
        text(
          'METARmap bei Nacht über einem Sideboard',
          'METARmap above a sideboard at night',
        ),
      ),
    },
    {
      id: 'gid://shopify/Article/605300000005',
      handle: text('karte-im-verein', 'map-at-the-club'),
      title: text('Eine Karte im Vereinsheim', 'A map at the clubhouse'),
      contentHtml: text(
        '<p>Im Vereinsheim von Oerlinghausen hängt seit dem Frühjahr eine METARmap. Wer morgens hereinkommt, sieht zuerst auf die Wand und dann auf die Kaffeemaschine.</p>',
        '<p>A METARmap has hung at the clubhouse in Oerlinghausen since the spring. Whoever comes in each morning looks at the wall first, and at the coffee machine second.</p>',
      ),
      author: 'Jana Brandt',
      publishedAt: '2025-06-20T08:00:00Z',
      tags: ['Made in Germany', 'VFR'],
      image: picture(
        95_005,
        'products/metarmap-oak-room-large.webp',
        text('METARmap über einem Sideboard', 'METARmap above a sideboard'),
      ),
    },
  ],
};
