import {text} from '@metarmap/store/localized-text';
import type {ContentPage} from '../domain/shop-content';

/** The global id of the page with this number. */
export function pageId(number: number): string {
  return `gid://shopify/Page/${118_400_000_000 + number}`;
}

/** Pages written in the shop's admin. */
export const PAGES: readonly ContentPage[] = [
  {
    id: pageId(1),
    handle: text('ueber-uns', 'about-us'),
    title: text('Über uns', 'About us'),
    bodyHtml: text(
      '<p>Die erste METARmap hing 2021 in einer Flugschule und beantwortete die Frage, die jeden Morgen alle stellten: Geht heute was? Inzwischen bauen wir sie zu fünft in einer kleinen Werkstatt in Süddeutschland, Rahmen für Rahmen, Licht für Licht.</p>' +
        '<p><img src="/cdn/shop/files/collections/rahmen-und-montage.webp?width=900" alt="Rahmenecken in vier Oberflächen, Wandleisten und Schrauben" width="900" height="506"></p>' +
        '<h2>Was uns wichtig ist</h2><p>Eine Karte soll Jahre hängen. Darum lässt sich jedes Teil einzeln tauschen, und darum holt sie das Wetter selbst: ohne Konto, ohne App und ohne unseren Server.</p><p>Fragen zur Karte beantwortet, wer sie baut. <a href="/contact">Schreib uns</a>, oder sieh dir <a href="/metarmap">die Karte</a> an.</p>',
      '<p>The first METARmap hung in a flight school in 2021 and answered the question that everyone asked each morning: are we flying today? Today five of us build it in a small workshop in southern Germany, frame by frame, light by light.</p>' +
        '<p><img src="/cdn/shop/files/collections/rahmen-und-montage.webp?width=900" alt="Frame corners in four finishes, wall rails and screws" width="900" height="506"></p>' +
        '<h2>What matters to us</h2><p>A map should hang for years. So every part can be replaced on its own, and the map gets the weather itself: no account, no app, and none of our servers in between.</p><p>Questions are answered by the people who build it. <a href="/contact">Write to us</a>, or have a look at <a href="/metarmap">the map</a>.</p>',
    ),
    seo: {
      title: text('Wer die METARmap baut', 'Who builds the METARmap'),
      description: text(
        'Fünf Leute in einer kleinen Werkstatt in Süddeutschland.',
        'Five people in a small workshop in southern Germany.',
      ),
    },
    createdAt: '2024-11-04T09:00:00Z',
    updatedAt: '2025-01-20T09:00:00Z',
  },
  {
    id: pageId(2),
    handle: text('aufhaengen', 'hanging'),
    title: text('So hängt die Karte gerade', 'How to hang the map'),
    bodyHtml: text(
      '<p>Halte die Wandleiste an, bring die Libelle in die Mitte, zeichne vier Löcher an, bohre, setz die Dübel und schraub die Leiste fest. Dann hakst du die Karte ein und führst das Kabel dahinter nach unten.</p>',
      '<p>Hold the wall rail against the wall, center the bubble, mark four holes, drill, insert the wall anchors and tighten the screws. Then hook the map on and run the cable down behind it.</p>',
    ),
    updatedAt: '2025-01-22T09:00:00Z',
  },
  {
    id: pageId(3),
    handle: text('flugschulen', 'flight-schools'),
    title: text('Für Flugschulen und Vereine', 'For flight schools and clubs'),
    bodyHtml: text(
      '<p>Ab drei Karten gibt es einen Vereinspreis und auf Wunsch das eigene Logo auf dem Rahmen. Eine kurze Nachricht genügt.</p>',
      '<p>Starting at three maps, there’s a club price and, if you like, your own logo on the frame. Just drop us a line.</p>',
    ),
    updatedAt: '2025-02-02T09:00:00Z',
  },
];
