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
      `<p>Die erste METARmap hing 2021 in einer Flugschule und beantwortete die Frage, die jeden Morgen alle stellten: Geht heute was? Inzwischen bauen wir sie zu fünft in einer kleinen Werkstatt in Süddeutschland, Rahmen für Rahmen, Licht für Licht.</p>
<p><img src="/cdn/shop/files/collections/rahmen-und-montage.webp?width=900" alt="Rahmenecken in vier Oberflächen, Wandleisten und Schrauben" width="900" height="506"></p>
<h2>Was uns wichtig ist</h2>
<p>Eine Karte soll Jahre hängen. Darum lässt sich jedes Teil einzeln tauschen, und darum holt sie das Wetter selbst: ohne Konto, ohne App und ohne unseren Server. Gäbe es uns morgen nicht mehr, würde sie trotzdem weiterleuchten.</p>
<h2>Wer hier arbeitet</h2>
<ul>
<li><strong>Jana</strong> zeichnet die Karten und schreibt im <a href="/blogs/journal">Journal</a>.</li>
<li><strong>Mira</strong> setzt die Lichter und prüft jede Karte, bevor sie geht.</li>
<li><strong>Paul</strong> baut die Rahmen.</li>
<li><strong>Tobias</strong> hat die Flugschule von damals geleitet und schreibt die Software.</li>
<li><strong>Ayşe</strong> packt, verschickt und beantwortet fast alles, was ihr fragt.</li>
</ul>
<p>Wie ein Tag bei uns aussieht, steht in <a href="/blogs/journal/werkstattbesuch">Zu Besuch in der Werkstatt</a>. Fragen zur Karte beantwortet, wer sie baut: <a href="/contact">Schreib uns</a>, oder sieh dir <a href="/metarmap">die Karte</a> an.</p>`,
      `<p>The first METARmap hung in a flight school in 2021 and answered the question everyone asked each morning: Are we flying today? Now five of us build it in a small workshop in southern Germany, frame by frame, light by light.</p>
<p><img src="/cdn/shop/files/collections/rahmen-und-montage.webp?width=900" alt="Frame corners in four finishes, wall rails and screws" width="900" height="506"></p>
<h2>What matters to us</h2>
<p>A map should hang for years. That’s why every part can be replaced on its own, and why the map gets the weather itself: no account, no app, none of our servers in between. If we were gone tomorrow, it would keep glowing.</p>
<h2>Who works here</h2>
<ul>
<li><strong>Jana</strong> draws the maps and writes for the <a href="/blogs/journal">journal</a>.</li>
<li><strong>Mira</strong> sets the lights and checks every map before it leaves.</li>
<li><strong>Paul</strong> builds the frames.</li>
<li><strong>Tobias</strong> ran that flight school and writes the software.</li>
<li><strong>Ayşe</strong> packs, ships and answers nearly everything you ask.</li>
</ul>
<p>See what a day here looks like in <a href="/blogs/journal/workshop-visit">A visit to the workshop</a>. Your questions go to the people who build the map: <a href="/contact">contact us</a>, or take a look at <a href="/metarmap">the map</a>.</p>`,
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
      `<p>Du brauchst eine Bohrmaschine, einen Bleistift und eine Viertelstunde.</p>
<ol>
<li>Halte die Wandleiste an die Wand und bring die Blase der Wasserwaage in die Mitte.</li>
<li>Zeichne vier Löcher an, bohre und setz die Dübel.</li>
<li>Schraub die Leiste fest.</li>
<li>Hak die Karte ein und führe das Kabel dahinter nach unten.</li>
</ol>
<p>Welcher Dübel in welche Wand gehört, und was du mit dem Kabel machst, steht in der <a href="/docs/hanging">Anleitung</a>.</p>`,
      `<p>You need a drill, a pencil and fifteen minutes.</p>
<ol>
<li>Hold the wall rail against the wall and center the bubble.</li>
<li>Mark four holes, drill, and insert the wall anchors.</li>
<li>Tighten the screws.</li>
<li>Hook the map on and run the cable down behind it.</li>
</ol>
<p>Which anchor goes in which wall, and what to do about the cable, is in the <a href="/docs/hanging">setup guide</a>.</p>`,
    ),
    updatedAt: '2025-01-22T09:00:00Z',
  },
  {
    id: pageId(3),
    handle: text('flugschulen', 'flight-schools'),
    title: text('Für Flugschulen und Vereine', 'For flight schools and clubs'),
    bodyHtml: text(
      `<p>Im Briefingraum sehen alle dasselbe Wetter, noch bevor jemand fragt. Die METARmap ersetzt dort keine Beratung, aber viele Blicke aufs Handy.</p>
<h2>Ab drei Karten</h2>
<ul>
<li>Vereinspreis, auch gemischt aus Regionen und Größen</li>
<li>auf Wunsch euer Logo auf dem Rahmen</li>
<li>Rechnung mit 30 Tagen Ziel, auf Verein oder Firma</li>
<li>euer Platz mit eigenem Licht, wenn er einen METAR meldet</li>
</ul>
<h2>So geht’s</h2>
<p>Schreib uns, welche Karten ihr wollt und wohin sie sollen. Am nächsten Werktag habt ihr ein Angebot: <a href="/contact">zum Kontaktformular</a>.</p>
<p>Wie es anderen damit geht: <a href="/blogs/journal/karte-im-verein">Eine Karte im Vereinsheim</a>.</p>`,
      `<p>In the briefing room, everyone sees the same weather before anyone asks. The METARmap won’t replace a briefing, but it will save a lot of glances at the phone.</p>
<h2>Starting at three maps</h2>
<ul>
<li>A club price, in any mix of regions and sizes</li>
<li>Your logo on the frame, if you like</li>
<li>Net 30, billed to your club or company</li>
<li>A light for your own airport, if it reports a METAR</li>
</ul>
<h2>How it works</h2>
<p>Tell us which maps you want and where they should go. You’ll have a quote on the next business day: <a href="/contact">contact us</a>.</p>
<p>How others like it: <a href="/blogs/journal/map-at-the-club">A map at the clubhouse</a>.</p>`,
    ),
    updatedAt: '2025-02-02T09:00:00Z',
  },
];
