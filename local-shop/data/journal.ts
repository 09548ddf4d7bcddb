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
        `<p>Ein METAR sieht aus wie ein Tippfehler und ist doch nur eine Liste mit fester Reihenfolge. Wer sie kennt, liest ihn so schnell wie die Uhr. Ein Beispiel aus Stuttgart:</p>
<p><code>EDDS 151120Z 25012KT 9999 FEW040 17/08 Q1019 NOSIG</code></p>
<table>
<tr><th>EDDS</th><td>Stuttgart, mit den vier Buchstaben der ICAO</td></tr>
<tr><th>151120Z</th><td>am 15. des Monats um 11:20 Uhr UTC</td></tr>
<tr><th>25012KT</th><td>Wind aus 250 Grad mit 12 Knoten</td></tr>
<tr><th>9999</th><td>Sicht 10 km oder mehr</td></tr>
<tr><th>FEW040</th><td>ein bis zwei Achtel Wolken, 4.000 ft über dem Platz</td></tr>
<tr><th>17/08</th><td>17 Grad warm, Taupunkt 8 Grad</td></tr>
<tr><th>Q1019</th><td>QNH 1019 hPa</td></tr>
<tr><th>NOSIG</th><td>in den nächsten zwei Stunden ändert sich nichts Wesentliches</td></tr>
</table>
<p>Auf der METARmap leuchtet Stuttgart grün.</p>
<h2>Derselbe Platz am nächsten Morgen</h2>
<p><code>EDDS 160550Z 00000KT 0300 R25/0450 FG VV001 04/04 Q1027 NOSIG</code></p>
<p>Windstill, 300 m Sicht, auf der Piste 25 immerhin 450 m. <code>FG</code> ist Nebel, und <code>VV001</code> heißt: Der Himmel ist nicht zu erkennen, nach oben sieht man 100 ft weit. Temperatur und Taupunkt sind gleich. Die Karte leuchtet magenta, und du trinkst noch einen Kaffee.</p>
<h2>Worauf es ankommt</h2>
<p>Für die Farbe zählen nur zwei Angaben: die Sicht und die Wolkenuntergrenze. Gemeint ist die tiefste Schicht, die mehr als den halben Himmel bedeckt; im Flugwetter heißt sie Hauptwolkenuntergrenze. Das sind <code>BKN</code> und <code>OVC</code>; <code>FEW</code> und <code>SCT</code> zählen nicht. <code>CAVOK</code> erspart dir beides: Sicht 10 km oder mehr, keine Wolken, die stören, kein Wetter.</p>
<p>Zum Üben: <a href="/weather">die letzte Meldung jedes Platzes</a>, daneben aufgeschlüsselt.</p>`,
        `<p>A METAR looks like a typo, but it’s just a list in a fixed order. Once you know the order, it’s as easy as reading a clock. Here’s one from Stuttgart, Germany:</p>
<p><code>EDDS 151120Z 25012KT 9999 FEW040 17/08 Q1019 NOSIG</code></p>
<table>
<tr><th>EDDS</th><td>Stuttgart, in its four ICAO letters</td></tr>
<tr><th>151120Z</th><td>the 15th of the month, 11:20 UTC</td></tr>
<tr><th>25012KT</th><td>wind from 250 degrees at 12 knots</td></tr>
<tr><th>9999</th><td>visibility 10 km or more</td></tr>
<tr><th>FEW040</th><td>one or two eighths of cloud, 4,000 ft above the field</td></tr>
<tr><th>17/08</th><td>17 °C, dew point 8 °C</td></tr>
<tr><th>Q1019</th><td>QNH 1019 hPa</td></tr>
<tr><th>NOSIG</th><td>no significant change in the next two hours</td></tr>
</table>
<p>On the METARmap, Stuttgart glows green.</p>
<h2>Same field, next morning</h2>
<p><code>EDDS 160550Z 00000KT 0300 R25/0450 FG VV001 04/04 Q1027 NOSIG</code></p>
<p>Calm wind, visibility 300 m, 450 m down runway 25. <code>FG</code> is fog, and <code>VV001</code> means the sky is hidden: looking up, you see 100 ft. Temperature and dew point are the same. The map glows magenta, and you pour another coffee.</p>
<h2>What counts</h2>
<p>Only two things set the color: visibility and ceiling, which is the lowest layer that covers more than half of the sky. That’s <code>BKN</code> and <code>OVC</code>; <code>FEW</code> and <code>SCT</code> don’t count. <code>CAVOK</code> spares you both: visibility 10 km or more, no clouds in the way, no weather.</p>
<p>In the United States, the same report gives visibility in statute miles (<code>10SM</code>) and the altimeter setting in inches of mercury (<code>A3009</code>). The order stays.</p>
<p>For practice, here’s <a href="/weather">the latest report from every airport</a>, with the words next to it.</p>`,
      ),
      excerptHtml: text(
        '<p>Acht Gruppen, ein Wetter: ein Beispiel aus Stuttgart, Stück für Stück.</p>',
        '<p>Eight groups, one sky: an example from Stuttgart, piece by piece.</p>',
      ),
      seo: {
        title: text('METAR lesen lernen', 'Learn to read a METAR'),
        description: text(
          'Ein METAR aus Stuttgart, Gruppe für Gruppe erklärt.',
          'A METAR from Stuttgart, explained group by group.',
        ),
      },
      author: 'Jana Brandt',
      publishedAt: '2026-01-18T08:00:00Z',
      tags: ['METAR', 'Navigation'],
      image: picture(
        95_001,
        'products/lernkarten-metar-2.webp',
        text(
          'Lernkarten mit den Kürzeln SCT, CAVOK und +TSRA',
          'Flash cards with the codes SCT, CAVOK and +TSRA',
        ),
      ),
    },
    {
      id: 'gid://shopify/Article/605300000002',
      handle: text('vier-farben', 'four-colors'),
      title: text('Warum vier Farben reichen', 'Why four colors are enough'),
      contentHtml: text(
        `<p>Ein Flugplatz meldet ein gutes Dutzend Werte. Die Karte macht daraus eine Farbe, denn von der Tür aus willst du nur eines wissen: Lohnt es sich, genauer hinzusehen?</p>
<table>
<tr><th>Farbe</th><th>Kategorie</th><th>Wolkenuntergrenze</th><th>Sicht</th></tr>
<tr><td>Grün</td><td>VFR</td><td>über 3.000 ft</td><td>über 8 km</td></tr>
<tr><td>Blau</td><td>MVFR</td><td>1.000 bis 3.000 ft</td><td>4,8 bis 8 km</td></tr>
<tr><td>Rot</td><td>IFR</td><td>500 bis unter 1.000 ft</td><td>1,6 bis unter 4,8 km</td></tr>
<tr><td>Magenta</td><td>LIFR</td><td>unter 500 ft</td><td>unter 1,6 km</td></tr>
</table>
<p>Die Kategorien stammen aus den USA; die Grenzen der Sicht sind dort eine, drei und fünf Meilen.</p>
<h2>Der schlechtere Wert zählt</h2>
<p>4.000 m Sicht bei wolkenlosem Himmel? Rot. Beste Sicht unter einer Decke in 800 ft? Auch rot. Deshalb kann die Karte an einem sonnigen Herbstmorgen rot sein: Es ist der Dunst.</p>
<h2>Was die Farbe nicht sagt</h2>
<p>Über Wind, Vereisung und Gewitter sagt sie nichts, und ein METAR gilt für den Platz, nicht für den Weg dorthin. Auch ist Grün keine Erlaubnis: Welche Sicht und welchen Abstand von den Wolken du brauchst, hängt von Luftraum und Höhe ab (SERA.5001). Die Farbe ersetzt keine Wetterberatung. Sie sagt dir, wann sich eine lohnt.</p>
<p>Wie hell die Lichter sind und wie du sie dimmst, steht in der <a href="/docs/colors-and-light">Anleitung</a>.</p>`,
        `<p>An airport reports a dozen values or more. The map turns them into one color, because from the doorway there’s only one thing you want to know: is it worth a closer look?</p>
<table>
<tr><th>Color</th><th>Category</th><th>Ceiling</th><th>Visibility</th></tr>
<tr><td>Green</td><td>VFR</td><td>above 3,000 ft</td><td>more than 5 miles</td></tr>
<tr><td>Blue</td><td>MVFR</td><td>1,000 to 3,000 ft</td><td>3 to 5 miles</td></tr>
<tr><td>Red</td><td>IFR</td><td>500 to below 1,000 ft</td><td>1 to less than 3 miles</td></tr>
<tr><td>Magenta</td><td>LIFR</td><td>below 500 ft</td><td>less than 1 mile</td></tr>
</table>
<p>The categories come from the United States, and so do the miles.</p>
<h2>The worse one wins</h2>
<p>Two and a half miles under a clear sky? Red. Unlimited visibility under an 800-foot overcast? Red again. That’s how the map can be red on a sunny fall morning: it’s the haze.</p>
<h2>What the color leaves out</h2>
<p>It says nothing about wind, icing or thunderstorms, and a METAR describes the field, not the way there. Green isn’t permission, either: the visibility and cloud clearance you need depend on airspace and altitude. The color never replaces a briefing. It tells you when to get one.</p>
<p>How bright the lights are, and how to dim them, is in the <a href="/docs/colors-and-light">setup guide</a>.</p>`,
      ),
      excerptHtml: text(
        '<p>Was grün, blau, rot und magenta bedeuten, und was sie verschweigen.</p>',
        '<p>What green, blue, red and magenta mean, and what they leave out.</p>',
      ),
      author: 'Tobias Kern',
      publishedAt: '2026-03-06T08:00:00Z',
      tags: ['METAR', 'VFR', 'IFR'],
      image: picture(
        95_002,
        'products/schluesselanhaenger-2.webp',
        text(
          'Schlüsselanhänger in den vier Farben der Karte',
          'Keychains in the four colors of the map',
        ),
      ),
    },
    {
      id: 'gid://shopify/Article/605300000003',
      handle: text('werkstattbesuch', 'workshop-visit'),
      title: text('Zu Besuch in der Werkstatt', 'A visit to the workshop'),
      contentHtml: text(
        `<p>Um sieben riecht es nach Holz, um acht nach Kaffee. Fünf Leute arbeiten hier, und am Abend liegen zwölf Karten im Regal.</p>
<h2>Der Rahmen</h2>
<p>Am Morgen schneidet Paul vier Leisten auf Gehrung. Er dreht jede so lange, bis die Maserung um die Ecke läuft. Dann wird geleimt, über Nacht gepresst, geschliffen und zweimal geölt. Eiche wird dabei wärmer, Nussbaum fast schwarz, bis er wieder trocken ist.</p>
<h2>Die Karte</h2>
<p>Der Druck liegt auf einer Platte, in die für jeden Flugplatz ein Loch gebohrt ist. Die Schablone hat Jana aus denselben Koordinaten gezeichnet wie die Karte, deshalb sitzt jedes Licht auf seinem Platz und nicht daneben.</p>
<h2>Das Licht</h2>
<p>Am Nachmittag setzt Mira die Lichter ein. Jedes leuchtet einmal grün, blau, rot und magenta, dann alle zusammen weiß. Eines von tausend ist zu blass und fliegt raus. Zum Schluss holt die Karte das Wetter, zum ersten Mal und noch auf der Werkbank. Wenn Stuttgart stimmt, Mira sieht dazu aus dem Fenster, kommt sie in den Karton.</p>
<p>Jedes dieser Teile lässt sich später einzeln tauschen. Welche es gibt, steht unter <a href="/docs/care">Pflege und Ersatzteile</a>. Und wer für seinen Verein bestellt, bekommt ab drei Karten einen <a href="/pages/flugschulen">Vereinspreis</a>.</p>`,
        `<p>At seven it smells of wood, at eight of coffee. Five people work here, and by evening there are twelve maps on the shelf.</p>
<h2>The frame</h2>
<p>In the morning, Paul cuts four strips to a miter. He turns each one until the grain runs around the corner. Then they’re glued, pressed overnight, sanded and oiled twice. Oak comes out warmer; walnut goes nearly black until it’s dry again.</p>
<h2>The map</h2>
<p>The print sits on a board with a hole drilled for every airport. Jana drew the drilling template from the same coordinates as the map, so every light sits on its field and not next to it.</p>
<h2>The light</h2>
<p>In the afternoon, Mira sets the lights. Each one shows green, blue, red and magenta, then all of them go white together. One in a thousand is too pale and gets tossed. Last of all, the map fetches the weather, for the first time, right there on the bench. If Stuttgart is right (Mira checks by looking out the window), it goes in the box.</p>
<p>Every one of these parts can be replaced later on. See <a href="/docs/care">care and replacement parts</a>. And if you’re ordering for your club, there’s a <a href="/pages/flight-schools">club price</a> starting at three maps.</p>`,
      ),
      excerptHtml: text(
        '<p>Ein Tag zwischen Gehrungssäge und Lötkolben.</p>',
        '<p>A day between the miter saw and the soldering iron.</p>',
      ),
      author: 'Jana Brandt',
      publishedAt: '2026-11-07T08:00:00Z',
      tags: ['Made in Germany'],
      image: picture(
        95_003,
        'products/metarmap-back.webp',
        text(
          'Rückseite einer METARmap mit Steuergerät und Kabel',
          'Back of a METARmap with its controller and cable',
        ),
      ),
    },
    {
      id: 'gid://shopify/Article/605300000004',
      handle: text('taupunkt', 'dew-point'),
      title: text('Was der Taupunkt verrät', 'What the dew point tells you'),
      contentHtml: text(
        `<p>Hinter Wind und Wolken stehen im METAR zwei Zahlen mit Schrägstrich: <code>17/08</code>. Links die Temperatur, rechts der Taupunkt, also die Temperatur, bei der aus feuchter Luft Tropfen werden. Der Abstand der beiden heißt Spread, und er sagt dir zweierlei.</p>
<h2>Ob Nebel kommt</h2>
<ul>
<li>Abstand 5 Grad: meist gute Sicht</li>
<li>Abstand 2 Grad: Dunst</li>
<li>Abstand 0 Grad: Nebel</li>
</ul>
<p>Rechne mit Nebel, wenn der Abstand am Abend unter drei Grad sinkt, der Himmel klar und der Wind schwach ist: Dann kühlt der Boden aus und die Luft über ihm mit. Mit Wind über fünf Knoten wird es eher tiefer Stratus.</p>
<h2>Wo die Wolken beginnen</h2>
<p>Steigende Luft kühlt schneller ab, als ihr Taupunkt sinkt. Für Quellwolken am Nachmittag genügt deshalb Kopfrechnen: Spread mal 400 ergibt ihre Untergrenze in Fuß. Bei <code>17/08</code> sind es neun Grad, also rund 3.600 ft. Stuttgart meldete <code>FEW040</code>.</p>
<h2>Und auf der Karte?</h2>
<p>Sieh am Abend auf die Plätze in Flusstälern und an der Küste. Werden sie nacheinander blau, weißt du, wie der Morgen wird.</p>`,
        `<p>After the wind and the clouds, a METAR has two numbers with a slash: <code>17/08</code>. On the left is the temperature; on the right is the dew point, the temperature at which moist air turns into droplets. The gap between them is called the spread, and it tells you two things.</p>
<h2>Whether fog is coming</h2>
<ul>
<li>A spread of 5 °C: mostly good visibility</li>
<li>A spread of 2 °C: mist</li>
<li>A spread of 0 °C: fog</li>
</ul>
<p>Expect fog when the spread drops below three degrees in the evening, the sky is clear and the wind is light: the ground cools off and takes the air above it along. With more than five knots of wind, it’s more likely to be low stratus.</p>
<h2>Where the clouds begin</h2>
<p>Rising air cools faster than its dew point drops. So for puffy afternoon clouds, you can do it in your head: the spread times 400 is their base in feet. <code>17/08</code> makes nine degrees, so about 3,600 ft. Stuttgart reported <code>FEW040</code>.</p>
<h2>And on the map?</h2>
<p>In the evening, watch the airports in river valleys and along the coast. When they turn blue one by one, you know what the morning will be like.</p>`,
      ),
      excerptHtml: text(
        '<p>Zwei Zahlen, und du weißt, ob heute Abend Nebel kommt.</p>',
        '<p>Two numbers, and you know whether fog is coming tonight.</p>',
      ),
      author: 'Tobias Kern',
      publishedAt: '2026-09-11T08:00:00Z',
      tags: ['METAR', 'Navigation'],
      image: picture(
        95_004,
        'products/buch-wolken-lesen-1.webp',
        text(
          'Buch mit Quellwolke auf dem Einband an einem Fenster',
          'Book with a cumulus on its cover at a window',
        ),
      ),
    },
    {
      id: 'gid://shopify/Article/605300000005',
      handle: text('karte-im-verein', 'map-at-the-club'),
      title: text('Eine Karte im Vereinsheim', 'A map at the clubhouse'),
      contentHtml: text(
        `<p>Im Vereinsheim von Oerlinghausen hängt seit dem Frühjahr eine METARmap. Wer morgens hereinkommt, sieht zuerst auf die Wand und dann auf die Kaffeemaschine.</p>
<h2>Vorher</h2>
<p>Sechs Leute standen um ein Handy, einer las vor. Bis alle ihren Platz gehört hatten, war die erste Meldung eine halbe Stunde alt.</p>
<h2>Jetzt</h2>
<p>Die Karte hängt im Flur, dort, wo alle vorbeikommen und keine Sonne hinscheint. Das Wetter in Paderborn und Münster kennt jeder, bevor er die Jacke ausgezogen hat. Die Flugschüler raten die Farbe, ehe sie den METAR lesen, und wer danebenliegt, kocht den Kaffee.</p>
<h2>Drei Ratschläge aus dem Verein</h2>
<ul>
<li>Nehmt die große. Aus drei Metern liest man die Namen nur auf 70 × 100 cm.</li>
<li>Hängt sie auf Augenhöhe neben die Startliste, nicht darüber.</li>
<li>Fragt vorher, wer das Passwort vom WLAN weiß.</li>
</ul>
<p>Ab drei Karten gibt es einen <a href="/pages/flugschulen">Vereinspreis</a>.</p>`,
        `<p>A METARmap has hung at the clubhouse in Oerlinghausen, Germany, since the spring. Whoever comes in each morning looks at the wall first, and at the coffee machine second.</p>
<h2>Before</h2>
<p>Six people stood around a phone while one of them read aloud. By the time everyone had heard their airport, the first report was half an hour old.</p>
<h2>Now</h2>
<p>The map hangs in the hallway, where everybody walks by and the sun doesn’t reach. Everyone knows what Paderborn and Münster are doing before their jacket is off. Students guess the color before they read the METAR, and whoever gets it wrong makes the coffee.</p>
<h2>Three tips from the club</h2>
<ul>
<li>Get the big one. From ten feet away you can only read the names at 70 × 100 cm.</li>
<li>Hang it at eye level next to the flight log, not above it.</li>
<li>Find out who knows the Wi-Fi password first.</li>
</ul>
<p>Starting at three maps, there’s a <a href="/pages/flight-schools">club price</a>.</p>`,
      ),
      excerptHtml: text(
        '<p>Wer danebenrät, kocht den Kaffee: eine METARmap in Oerlinghausen.</p>',
        '<p>Guess wrong and you make the coffee: a METARmap in Oerlinghausen.</p>',
      ),
      author: 'Jana Brandt',
      publishedAt: '2026-06-20T08:00:00Z',
      tags: ['Made in Germany', 'VFR'],
      image: picture(
        95_005,
        'products/metarmap-oak-room-large.webp',
        text('METARmap über einem Schreibtisch', 'METARmap above a desk'),
      ),
    },
  ],
};
