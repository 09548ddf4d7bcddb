import fc from 'fast-check';
import {parseFragment, type DefaultTreeAdapterTypes} from 'parse5';
import {describe, expect, it} from 'vitest';
import {LOCALES} from '~/lib/i18n/locale';
import {siteOf} from './merchant-link.server';
import {sanitizeHtml as sanitizeFor} from './sanitize-html.server';

const SITE = siteOf(
  {
    PUBLIC_SITE_URL: 'https://www.shop.example',
    PUBLIC_STORE_DOMAIN: 'shop.myshopify.com',
    PUBLIC_CHECKOUT_DOMAIN: 'checkout.shop.example',
    SHOP_ID: '1234',
  },
  'shop-example.de',
);

const sanitizeHtml = (html: string | null, hasUsUnits = false) =>
  sanitizeFor(html, {locale: LOCALES.en, market: {hasUsUnits}, site: SITE});

/** What a link to another site has. */
const OUTSIDE = 'rel="external nofollow noopener" title="(another website)"';

/** The box around a table. */
const SCROLLER =
  '<div class="scroller" role="region" aria-label="Table" tabindex="0">';

const ALLOWED = [
  ...['p', 'b', 'a', 'img', 'h2', 'h3', 'ul', 'li', 'dl', 'dd', 'div'],
  ...['s', 'del', 'span', 'section'],
  ...['table', 'caption', 'tbody', 'tr', 'td'],
];

/** Starts and ends of constructs that change how text is parsed, to be combined in any order. */
const HOSTILE = [
  ...ALLOWED.flatMap((name) => [`<${name}>`, `</${name}>`]),
  ...['script', 'style', 'title', 'textarea', 'noscript', 'template', 'xmp'],
  ...['iframe', 'noembed', 'plaintext', 'select', 'option', 'form', 'button'],
  ...['h1', 'center', 'section', 'summary', 'menu', 'strike', 'font'],
  ...['svg', 'math', 'mglyph', 'mtext', 'foreignObject', 'desc', 'frameset'],
]
  .flatMap((part) =>
    part.includes('<') ? [part] : [`<${part}>`, `</${part}>`],
  )
  .concat(
    ['<annotation-xml encoding="text/html">', '<p title="', "<img alt='"],
    ['<a href="javascript:alert(1)">', '<a href="java&Tab;script&colon;x">'],
    ['<a href=/x>', '<a href=" \u0001javascript:x">', '<img src=//evil>'],
    ['<img src=x onerror=alert(1)>', '<b onclick=alert(1)//>', '<p/id=x>'],
    ['<!--', '-->', '--!>', '<!-->', '<![CDATA[', ']]>', '<?', '<!', '</'],
    [
      '<span style="text-decoration:line-through">',
      '<p style="text-decoration: line-through">',
    ],
    [
      '<b style="font-weight:normal">',
      '<a name=x>',
      '<a href=#x>',
      '<a href=//evil/>',
    ],
    ['"', "'", '`', '=', '<', '>', '/', '&lt;', '&#60', '&amp', '\0', ' ', 'x'],
  );

/** Known attacks, and what would close the elements around a text. */
const ATTACKS = [
  '<svg onload=alert(1)><script>alert(1)</script></svg>',
  '<style>*{background:url(//evil)}</style>',
  '<p style="position:fixed;alert(1)">x</p>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<form action="//evil"><input name=alert(1)></form>',
  '<base href="//evil/alert(1)">',
  '<meta http-equiv=refresh content="0;url=//evil">',
  '<!--[if IE]><script>alert(1)</script><![endif]-->',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<svg></p><title><style><a title="</title><img src=x onerror=alert(1)>">',
  '<ul><li><div>x<li>y</div></ul>',
  '<dl><dd><div>x<dd>y</div></dl>',
  '<h2><div><h3><thead><h2>x',
  '<table><div><h2><table></table></h2></div></table>',
];

/** Hostile HTML of 64 kB. */
const manyOf = (piece: (index: number) => string) =>
  Array.from({length: 10_000}, (_, index) => piece(index))
    .join('')
    .slice(0, 65_536);

const OVERLAPPING = Array.from({length: 40}, (_, i) => `<b lang=${i}>`).join(
  '',
);

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** The elements of a tree, in document order. */
function elementsOf({childNodes}: {childNodes: Node[]}): Element[] {
  return childNodes.flatMap((node) =>
    'tagName' in node ? [node, ...elementsOf(node)] : [],
  );
}

/** Names of the elements around one, from the inside out. */
function around({parentNode}: Element): string[] {
  return parentNode && 'tagName' in parentNode
    ? [parentNode.tagName, ...around(parentNode)]
    : [];
}

/** Without the boxes of tables, which a second reading adds again. */
function unboxed(html: string) {
  return elementsOf(parseFragment(html))
    .filter(({tagName}) => tagName !== 'div')
    .map(({tagName, attrs}) => ({tagName, attrs}));
}

describe('sanitizeHtml', () => {
  it('allows the elements of a description, and puts a scrolling box around a table', () => {
    const html =
      '<h2>Karte</h2><p><strong>Eiche</strong> &amp; <em>Licht</em></p><ul><li>USB-C</li></ul>';
    const table =
      '<table><tbody><tr><td colspan="2">6\u00A0W</td></tr></tbody></table>';
    expect(sanitizeHtml(html + table)).toBe(
      `${html.replace('&amp;', '&#x26;')}${SCROLLER}${table}</div>`,
    );
  });

  it.each([
    [
      'https://www.youtube.com/embed/aqz-KE',
      'https://www.youtube.com/watch?v=aqz-KE',
      'YouTube',
    ],
    ['//player.vimeo.com/video/769', 'https://vimeo.com/769', 'Vimeo'],
  ])('leaves a link where a frame plays %s', (src, href, site) => {
    expect(sanitizeHtml(`a<iframe src="${src}">no frames</iframe>b`)).toBe(
      `a <a href="${href}" ${OUTSIDE}>Watch the video on ${site}</a> b`,
    );
  });

  it.each([
    ['src="//www.karte.example/embed?q=1"', 'karte.example'],
    ['src="http://www.karte.example/embed?q=1" title="Anfahrt"', 'Anfahrt'],
    [
      'data-src="https://www.karte.example/embed?q=1" height="200"',
      'karte.example',
    ],
  ])('leaves a link to another page in a frame with %s', (frame, words) => {
    expect(sanitizeHtml(`a<iframe ${frame}>no frames</iframe>b`)).toBe(
      `a <a href="https://www.karte.example/embed?q=1" ${OUTSIDE}>${words}</a> b`,
    );
  });

  it.each([
    'src="javascript:x"',
    'src=""',
    'srcdoc="<p>x</p>"',
    'src="https://statistik.example/" width="1" height="1"',
    'src="https://statistik.example/" style="display: none"',
  ])('drops a frame with %s', (frame) => {
    expect(sanitizeHtml(`a<iframe ${frame}>b</iframe>c`)).toBe('ac');
  });

  it.each([
    [
      'the address of one whose picture cannot be loaded',
      '<center><img src="//fremd.example/siegel.gif"></center>',
      '<section>fremd.example</section>',
    ],
    [
      'the address of one whose picture says nothing',
      '<img src="/cdn/shop/files/a.png" alt="">',
      '<img src="https://shop.myshopify.com/cdn/shop/files/a.png" alt="fremd.example" loading="lazy">',
    ],
    [
      'the text of a picture deep in it',
      '<b><img src="//fremd.example/a.gif" alt="Siegel"></b>',
      '<b>Siegel</b>',
    ],
    [
      'its own words',
      '<b>x</b><img src="//fremd.example/a.gif" alt="">',
      '<b>x</b>fremd.example',
    ],
  ])('names a link by %s', (_, html, named) => {
    expect(
      sanitizeHtml(`<a href="https://www.fremd.example/">${html}</a>`),
    ).toBe(`<a href="https://www.fremd.example/" ${OUTSIDE}>${named}</a>`);
  });

  it('leads nowhere from a link with nothing in it', () => {
    expect(
      sanitizeHtml('<p>a<a href="/x"> </a><a href="/y"><b></b></a></p>'),
    ).toBe('<p>a<a> </a><a><b></b></a></p>');
  });

  it.each([
    ['<li>a</li> <li>b</li><p>c</p>', '<ul><li>a</li> <li>b</li></ul><p>c</p>'],
    ['<div>a<li>b</div>', '<div>a<ul><li>b</li></ul></div>'],
    [
      '<ul><li>a</li><ul><li>b</li></ul></ul>',
      '<ul><li>a<ul><li>b</li></ul></li></ul>',
    ],
    ['<ol><ol><li>a</ol></ol>', '<ol><li><ol><li>a</li></ol></li></ol>'],
    ['<ul><br><p>a</p><li>b</ul>', '<ul><li><p>a</p></li><li>b</li></ul>'],
    ['<dt>a</dt><dd>b</dd>', '<dl><dt>a</dt><dd>b</dd></dl>'],
    [
      '<dl><div><dt>a</dt></div><p>b</p></dl>',
      '<dl><div><dt>a</dt><p>b</p></div></dl>',
    ],
    ['<ul><font><li>a</font></ul>', '<ul><li><span>a</span></li></ul>'],
    ['<ul><dd>a</ul>', '<ul><li><dl><dd>a</dd></dl></li></ul>'],
  ])('repairs the lists of %s', (html, repaired) => {
    expect(sanitizeHtml(html)).toBe(repaired);
  });

  it('cuts no policy of the length that Shopify accepts', () => {
    const paragraph = '<p>Wir verarbeiten Daten gemäß Art. 6 Abs. 1 DSGVO.</p>';
    const policy = paragraph.repeat(524_000 / paragraph.length);
    expect(sanitizeHtml(policy)).toHaveLength(policy.length);
  });

  it.each([
    [
      '<video src="/cdn/shop/videos/a.mp4" controls>Kein Film</video>',
      ' <a href="https://shop.myshopify.com/cdn/shop/videos/a.mp4">Watch the video</a> ',
    ],
    [
      '<video><source src="https://cdn.example/a.webm"><source src="b.mp4"></video>',
      ` <a href="https://cdn.example/a.webm" ${OUTSIDE}>Watch the video</a> `,
    ],
    [
      '<video data-src="//cdn.example/a.mp4"></video>',
      ` <a href="https://cdn.example/a.mp4" ${OUTSIDE}>Watch the video</a> `,
    ],
    [
      '<audio src="https://cdn.example/a.mp3"></audio>',
      ` <a href="https://cdn.example/a.mp3" ${OUTSIDE}>Listen to the recording</a> `,
    ],
    ['<video src="javascript:x">Kein Film</video>', ''],
    ['<video>Kein Film</video>', ''],
    [
      '<a href="/products/a"><video src="/a.mp4"></video></a>',
      '<a href="/en/products/a">Watch the video</a>',
    ],
  ])('makes of %s the link %s', (html, link) => {
    expect(sanitizeHtml(`a${html}b`)).toBe(`a${link}b`);
  });

  it.each([
    '<button>a</button><button>b</button>c',
    '<label>a</label><output>b</output>c',
    '<form><legend>a</legend><label>b</label>c</form>',
    '<select><option>a</option><option>b</option></select>c',
  ])('keeps the words of %s apart', (html) => {
    const words = sanitizeHtml(html).replace(/<[^>]*>/g, '');
    expect(words.trim().split(/\s+/)).toEqual(['a', 'b', 'c']);
  });

  it.each([
    '/apps/reviews',
    '/en-us/apps/reviews',
    '/a/b',
    '/en/tools/x',
    'https://shop.example/apps/x',
  ])(
    'has no link to %s, a page of an app that is only in the online store',
    (href) => {
      expect(sanitizeHtml(`<a href="${href}">x</a>`)).toBe('<a>x</a>');
    },
  );

  it.each([
    ['/fr/products/a?b=1', '/en/products/a?b=1'],
    ['https://shop-example.de/en-us/pages/a', '/en/pages/a'],
    ['/de-ch/products/a', '/products/a'],
  ])('leads from a market’s page at %s to %s', (written, target) => {
    expect(sanitizeHtml(`<a href="${written}">x</a>`)).toBe(
      `<a href="${target}">x</a>`,
    );
  });

  it('takes a forgotten protocol for https', () => {
    expect(sanitizeHtml('<a href="laden.de/x">x</a>')).toBe(
      `<a href="https://laden.de/x" ${OUTSIDE}>x</a>`,
    );
    expect(sanitizeHtml('<a href="karte.html">x</a>')).toBe(
      '<a href="/en/karte.html">x</a>',
    );
  });

  it.each(['script', 'style', 'template', 'noscript', 'title', 'textarea'])(
    'drops a %s with its text',
    (name) => {
      expect(sanitizeHtml(`a<${name}>b</${name}>c`)).toBe('ac');
    },
  );

  it('has inches before centimetres in texts, but not in addresses', () => {
    const html = '<a href="/poster-50x70cm.jpg">50 &times; 70 cm</a>';
    expect(sanitizeHtml(html, true)).toBe(
      '<a href="/en/poster-50x70cm.jpg">20\u00A0×\u00A028\u00A0in (50\u00A0×\u00A070\u00A0cm)</a>',
    );
  });

  it('marks links and keeps only safe targets (E3.3)', () => {
    expect(sanitizeHtml('<a href="https://a.example" rel="opener">x</a>')).toBe(
      `<a href="https://a.example/" ${OUTSIDE}>x</a>`,
    );
    expect(sanitizeHtml('<a href="/products/x" target="_top">x</a>')).toBe(
      '<a href="/en/products/x">x</a>',
    );
    for (const href of [
      ...['javascript:alert(1)', ' jAvAsCrIpT:x', 'java&#10;script:x'],
      ...['data:text/html,<script>alert(1)</script>', 'vbscript:x', ''],
    ]) {
      expect(sanitizeHtml(`<a href="${href}">x</a>`)).toBe('<a>x</a>');
    }
  });

  it('loads pictures over https only, lazily', () => {
    const picture = '<img src="https://cdn.shopify.com/a.webp"';
    expect(sanitizeHtml(`${picture}>`)).toBe(
      `${picture} loading="lazy" alt="">`,
    );
    expect(sanitizeHtml('<img src="data:image/svg+xml,x">')).not.toContain(
      'data:',
    );
  });

  it.each([
    [
      '<p><a href=/x><button><p>a',
      '<p><a href="/en/x"> <span>a</span> </a></p>',
    ],
    [
      '<p>a<object><ul><li id="b">b</ul></object>c</p>',
      '<p>a<span><span id="text-b">b</span></span>c</p>',
    ],
  ])('keeps a paragraph whole around a block: %s', (html, clean) => {
    expect(sanitizeHtml(html)).toBe(clean);
    expect(sanitizeHtml(clean)).toBe(clean);
  });

  it('leaves a browser only allowed elements to find, in allowed places (E3.3)', () => {
    const text = fc.array(fc.constantFrom(...HOSTILE), {maxLength: 30});
    fc.assert(
      fc.property(text, (pieces) => {
        const clean = sanitizeHtml(pieces.join(''));
        // A second reading must find nothing that the first one hid.
        expect(unboxed(sanitizeHtml(clean))).toEqual(unboxed(clean));
        const page = `<main><div>${clean}<p id="end"></p></div><p id="after"></p></main>`;
        const found = elementsOf(parseFragment(page)).filter(
          ({tagName}) => tagName !== 'main',
        );
        const [end, after] = ['end', 'after'].map((id) =>
          found.find(({attrs}) =>
            attrs.some(({name, value}) => name === 'id' && value === id),
          ),
        );
        expect(end && around(end)).toEqual(['div', 'main']);
        expect(after && around(after)).toEqual(['main']);
        for (const {tagName, attrs} of found) {
          expect(ALLOWED).toContain(tagName);
          for (const {name, value} of attrs) {
            expect(
              'href src alt loading rel id class role aria-label tabindex title',
            ).toContain(name);
            if (name !== 'href' && name !== 'src') continue;
            expect(new URL(value, 'https://shop.example').protocol).toBe(
              'https:',
            );
          }
        }
      }),
      {numRuns: 2000, examples: ATTACKS.map((html) => [[html]])},
    );
  });

  it('reads a style as long as a whole text in linear time', () => {
    const style = 'text-decoration'.repeat(13_000);
    const begin = performance.now();
    expect(sanitizeHtml(`<span style="${style}">x</span>`)).toBe(
      '<span>x</span>',
    );
    expect(performance.now() - begin).toBeLessThan(1000);
  });

  it.each([
    ['elements nested deeper than in any text', '<b>'],
    ['overlapping elements that each block repeats', OVERLAPPING + '<p>x'],
    ['a tag with more attributes than any', `<p ${manyOf((i) => `a${i} `)}>x`],
  ])('cuts %s (E3.3)', (_, hostile) => {
    const clean = sanitizeHtml(
      `<p>before</p>${hostile.length > 1000 ? hostile : manyOf(() => hostile)}<i>after`,
    );
    expect(clean).toContain('before');
    expect(clean).not.toContain('after');
    expect(elementsOf(parseFragment(clean)).length).toBeLessThan(3000);
  });

  it('reads overlapping elements as browsers do (E3.3)', () => {
    expect(sanitizeHtml('<b>1<i>2</b>3</i>')).toBe('<b>1<i>2</i></b><i>3</i>');
  });

  it('bounds the columns and rows of a cell (E3.3)', () => {
    expect(
      sanitizeHtml('<table><tr><td colspan=1000000 rowspan=99>x</table>'),
    ).toContain('<td colspan="50" rowspan="50">x</td>');
  });

  it('closes elements that were left open (E3.3)', () => {
    expect(sanitizeHtml('<ul><li><strong>offen')).toBe(
      '<ul><li><strong>offen</strong></li></ul>',
    );
  });

  it('gives ids a prefix, so that they shadow nothing of the page, and drops names', () => {
    expect(sanitizeHtml('<p id="main" name="cookie" class="fixed">x</p>')).toBe(
      '<p id="text-main">x</p>',
    );
  });

  it.each([
    ['<a href="#m1">x</a><h2 id="m1">y</h2>', 'text-m1'],
    ['<a href="#m1">x</a><a name="m1"></a>', 'text-m1'],
    ['<a href="#%C3%BCber">x</a><h2 id="über">y</h2>', 'text-%C3%BCber'],
    ['<a href="#heading-of-ours">x</a>', 'heading-of-ours'],
    [
      '<a href="https://www.shop.example/policies/privacy-policy#m1">x</a><p id="m1">y</p>',
      'text-m1',
    ],
    ['<a href="/pages/privacy#m1">x</a><p id="m1">y</p>', 'text-m1'],
  ])('leads from %s to #%s', (html, id) => {
    expect(sanitizeHtml(html)).toContain(`<a href="#${id}">x</a>`);
  });

  it.each([
    ['/collections/all', '/en/collections/all'],
    ['collections/all?sort=a#b', '/en/collections/all?sort=a#b'],
    ['https://shop.example/products/a', '/en/products/a'],
    ['http://www.shop.example/', '/en'],
    ['https://checkout.shop.example/cart', '/en/cart'],
    ['https://shop.myshopify.com/pages/a', '/en/pages/a'],
    ['//shop-example.de/products/a', '/en/products/a'],
    ['/en/products/a', '/en/products/a'],
    ['?variant=1', '?variant=1'],
    [
      'https://shop.example/cdn/shop/files/manual.pdf',
      'https://shop.myshopify.com/cdn/shop/files/manual.pdf',
    ],
    ['/de/products/a', '/products/a'],
    ['HTTPS://SHOP.EXAMPLE/products/a', '/en/products/a'],
    [' /products/a ', '/en/products/a'],
    ['www.shop.example/products/a', '/en/products/a'],
    ['https://shopify.com/1234/account', '/en/account'],
    ['shop-example.de/products/a', '/en/products/a'],
    ['info@laden.de', 'mailto:info@laden.de'],
    ['mailto:a@shop.example', 'mailto:a@shop.example'],
    ['tel:+4930123', 'tel:+4930123'],
  ])('makes of a link to %s one to %s', (href, target) => {
    expect(sanitizeHtml(`<a href="${href}">x</a>`)).toBe(
      `<a href="${target}">x</a>`,
    );
  });

  it.each([
    ['<h1>Karte</h1>', '<h2>Karte</h2>'],
    ['<del>99 €</del> 79 €', '<del>99 €</del> 79 €'],
    ['<strike>99 €</strike>', '<s>99 €</s>'],
    ['<span style="text-decoration: line-through">99 €</span>', '<s>99 €</s>'],
    [
      '<p style="color:red;text-decoration:line-through">99 €</p>',
      '<p><s>99 €</s></p>',
    ],
    [
      '<ul style="text-decoration:line-through"><li>a</li><li>b</li></ul>',
      '<ul><li><s>a</s></li><li><s>b</s></li></ul>',
    ],
    [
      '<blockquote style="text-decoration: line-through">a</blockquote>',
      '<blockquote><s>a</s></blockquote>',
    ],
    [
      '<q>a</q> <cite>b</cite> <tt>c</tt>',
      '<q>a</q> <cite>b</cite> <code>c</code>',
    ],
    [
      '<nav>a</nav><article>b</article>',
      '<section>a</section><section>b</section>',
    ],
    [
      '<center>a</center><address>b</address>',
      '<section>a</section><div>b</div>',
    ],
    [
      '<details><summary>a</summary>b</details>',
      '<section><section>a</section>b</section>',
    ],
    [
      '<ol type="a" start="3"><li value="7">x</li></ol>',
      '<ol type="a" start="3"><li value="7">x</li></ol>',
    ],
    ['<ol type="disc"><li>x</li></ol>', '<ol><li>x</li></ol>'],
    ['<font color="red" size="4">x</font>', '<span>x</span>'],
    [
      '<b style="font-weight:normal"><span style="font-weight:700">x</span></b>',
      '<span><strong>x</strong></span>',
    ],
  ])('reads %s as %s', (html, clean) => {
    expect(sanitizeHtml(html)).toBe(clean);
  });

  it('strikes the cells of a struck row', () => {
    const cell = (text: string) => `<td>${text}</td>`;
    const row = `<tr style="text-decoration: line-through">${cell('Alt')}${cell('99 €')}</tr>`;
    const html = sanitizeHtml(`<table>${row}<tr>${cell('Neu')}</tr></table>`);
    expect(html).toContain(
      '<tr><td><s>Alt</s></td><td><s>99 €</s></td></tr><tr><td>Neu</td></tr>',
    );
  });

  it.each([
    ['https://cdn.shopify.com/a.png?v=1', 'https://cdn.shopify.com/a.png?v=1'],
    ['//cdn.shopify.com/a.png', 'https://cdn.shopify.com/a.png'],
    ['" data-src="//cdn.shopify.com/a.png', 'https://cdn.shopify.com/a.png'],
    ['http://cdn.shopify.com/a.png', 'https://cdn.shopify.com/a.png'],
    [
      '/cdn/shop/files/a.png',
      'https://shop.myshopify.com/cdn/shop/files/a.png',
    ],
    [
      'https://shop-example.de/cdn/shop/files/a.png',
      'https://shop.myshopify.com/cdn/shop/files/a.png',
    ],
  ])('shows the picture %s', (src, shown) => {
    expect(sanitizeHtml(`<img src="${src}">`)).toContain(`src="${shown}"`);
  });

  it('leaves out pictures that the policy of pages blocks; a link keeps their words', () => {
    const picture = '<img src="https://i.imgur.com/a.png" alt="Skizze">';
    expect(sanitizeHtml(`a${picture}<img>b`)).toBe('ab');
    expect(sanitizeHtml(`<a href="/x">${picture}</a>`)).toBe(
      '<a href="/en/x">Skizze</a>',
    );
  });
});
