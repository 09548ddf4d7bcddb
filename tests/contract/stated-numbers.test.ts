import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {CacheCustom, CacheLong} from '@shopify/hydrogen';
import {expect, it} from 'vitest';
import {
  contentCache,
  stockCache,
} from '~/lib/storefront/cache-strategies.server';
import * as limits from '~/lib/limits/limits';

const ROOT = join(import.meta.dirname, '../..');

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

const {RATES} = limits;

const seconds = (milliseconds: number) => `${milliseconds / 1000} s`;

const minutes = (milliseconds: number) => milliseconds / 60_000;

const kib = (bytes: number) => `${bytes / 1024} KiB`;

const mib = (bytes: number) => `${bytes / 1024 / 1024} MiB`;

const days = (milliseconds: number) => milliseconds / (24 * 60 * 60_000);

const NUMBERS = 'none one two three four five six seven'.split(' ');

const inWords = (count: number) => NUMBERS[count] ?? String(count);

const thousands = (count: number) => count.toLocaleString('en');

const FRESH_PAGE = limits.PAGE_LIFETIME_S.fresh;

const STALE_PAGE = limits.PAGE_LIFETIME_S.stale;

const OLDEST_CONTENT = (({maxAge = 0, staleWhileRevalidate = 0}) =>
  // Counted twice, as in `contentCache`.
  maxAge + 2 * staleWhileRevalidate)(contentCache({CacheCustom, CacheLong}));

/** Sentences of documents with numbers of the code, white space collapsed. */
const STATED: Readonly<Record<string, readonly string[]>> = {
  'SECURITY.md': [
    `at most ${limits.MAX_ATTEMPTS} attempts of ${seconds(limits.ATTEMPT_TIMEOUT_MS)} each`,
    `a page have ${seconds(limits.PAGE_TIMEOUT_MS)} together, the requests of a form or an endpoint ${seconds(limits.WRITE_TIMEOUT_MS)}.`,
    `After ${limits.DOWN_AFTER_ERRORS} failures and ${seconds(limits.DOWN_AFTER_MS)}`,
    `one field for a mutation, ${kib(limits.MAX_ENDPOINT_BYTES)} within ${seconds(limits.MAX_SENDING_MS)}, ${thousands(limits.MAX_TOKENS)} tokens, depth ${limits.MAX_DEPTH}, ${limits.MAX_ALIASES} aliases, ${limits.MAX_LIST_LENGTH} items a page`,
    `${thousands(limits.MAX_SELECTIONS)} selections`,
    `no line of a cart stays above ${limits.MAX_PER_LINE}.`,
    `A response over ${mib(limits.MAX_SHOPIFY_RESPONSE_BYTES)} is not requested again`,
    `the same rate, ${kib(limits.MAX_CONSENT_BYTES)}, one attempt of ${seconds(limits.ATTEMPT_TIMEOUT_MS)} and ${kib(limits.MAX_CONSENT_RESPONSE_BYTES)} of response`,
    `one JSON object, ${kib(limits.MAX_UCP_BYTES)}, one attempt, ${mib(limits.MAX_UCP_RESPONSE_BYTES)} of response`,
    `${RATES.endpoint.max} requests in ${seconds(RATES.endpoint.windowMs)} for a client at the endpoints, ${RATES.recover.max} reset mails in ${minutes(RATES.recover.windowMs)} minutes for a client and an address, ${RATES.recoverOfClient.max} for a client, ${RATES.register.max} new accounts for a client, ${RATES.message.max} messages in ${minutes(RATES.message.windowMs)} minutes`,
    `${RATES.login.max} failures in ${minutes(RATES.login.windowMs)} minutes for a client and an account, ${RATES.loginOfAccount.max} for an account, ${RATES.loginOfClient.max} for a client.`,
    `${RATES.codeOfCart.max} in ${minutes(RATES.codeOfCart.windowMs)} minutes for a cart, ${RATES.codeOfClient.max} for a client, at most ${limits.MAX_CODES} in one call. For the whole shop ${thousands(RATES.loginOfShop.max)} of either.`,
    // The next failure after the ones that pass.
    `${inWords(RATES.failedTry.max + 1)} failures lead to a challenge`,
    `accepts ${RATES.report.max} requests a minute from a client and ${kib(limits.MAX_REPORT_BYTES)},`,
  ],
  'docs/caching.md': [
    `${limits.MAX_PAGES_BYTES / 1024 / 1024} MB of the isolate's memory: fresh for ${FRESH_PAGE} s, then ${STALE_PAGE} s while one request renews it; ${limits.SAMPLE_PAGE_LIFETIME_S.fresh} s with fallback content`,
    `memory, ${minutes(limits.FIRST_COUNTRY_FRESH_MS)} minutes; ${seconds(limits.FIRST_COUNTRY_FAILED_MS)} after an error`,
    `${limits.WEATHER_FRESH_S / 60} minutes, then ${limits.WEATHER_STALE_S / 60} while they are renewed`,
    `no request for ${seconds(limits.WEATHER_PAUSE_MS)}`,
    `${limits.ENDPOINT_RESULT_S / 60} minutes by document and variables`,
    `memory, a minute; ${seconds(limits.FAILED_RENEWAL_MS)} after an error`,
    `memory, ${minutes(limits.ENDED_SESSION_MS)} minutes`,
    `takes more than ${seconds(limits.PATIENCE_MS)}, with \`contentCache\` ${seconds(limits.CONTENT_PATIENCE_MS)}.`,
    `a price may be ${OLDEST_CONTENT} s old`,
  ],
  'docs/specification.md': [
    `The cookie lasts ${limits.LOCALE_COOKIE_S / 86_400} days.`,
    `${limits.LOCALE_RELOAD_MS} ms after the choice`,
    `The cookie with the cart's id lasts ${limits.CART_COOKIE_S / 86_400} days`,
    `is renewed in its last ${days(limits.RENEW_LEGACY_MS)} days`,
    `a visitor who failed ${inWords(RATES.failedTry.max + 1)} times`,
    `the decision for ${limits.CONSENT_COOKIE_S / 86_400} days`,
    `no cookies, cached ${limits.UCP_FRESH_S} s |`,
    `a body over ${kib(limits.MAX_ENDPOINT_BYTES)} |`,
    `attempts at most, each of ${seconds(limits.ATTEMPT_TIMEOUT_MS)}, ${seconds(limits.RETRY_WAIT_MS)} apart; a \`Retry-After\` is honoured up to ${seconds(limits.MAX_RETRY_WAIT_MS)}.`,
    `is cached for ${FRESH_PAGE} s, then sent stale for up to ${STALE_PAGE} s`,
    `sold-out variant); for ${days(limits.SUBSCRIPTION_LINK_MS)} days |`,
    `waits ${seconds(limits.CONTENT_TIMEOUT_MS)} at most for the merchant's content`,
    `are cached for ${limits.ENDPOINT_RESULT_S} s by query and variables`,
    `| calls of agents | ${kib(limits.MAX_UCP_BYTES)},`,
    `| toasts | bottom right, ${seconds(limits.TOAST_DURATION_MS)} |`,
    `forgotten ${limits.MENU_RESET_MS} ms after it closes`,
  ],
  'docs/real-store.md': [
    `All mails of a form have ${seconds(limits.DELIVERY_TIMEOUT_MS)} together`,
  ],
  'docs/merchants.md': [
    `ein Name hat höchstens ${limits.MAX_MENU_TITLE_LENGTH} Zeichen`,
    `a name has ${limits.MAX_MENU_TITLE_LENGTH} characters at most`,
    `was länger als ${limits.MAX_BADGE_LENGTH} Zeichen ist`,
    `what is longer than ${limits.MAX_BADGE_LENGTH} characters`,
    `${inWords(limits.MAX_MAIN_ITEMS)} items in the header, ${inWords(limits.MAX_FOOTER_COLUMNS)} columns in the footer`,
    `one per line, ${inWords(limits.MAX_FACTS)} at most`,
  ],
  'docs/agents.md': [
    `one IP address may send ${RATES.endpoint.max} calls in ${RATES.endpoint.windowMs / 1000} seconds`,
  ],
  'docs/decisions/001-own-transport-under-hydrogens-client.md': [
    `at most ${inWords(limits.MAX_ATTEMPTS)} attempts of ${seconds(limits.ATTEMPT_TIMEOUT_MS)} each, ${seconds(limits.RETRY_WAIT_MS)} apart`,
  ],
  'docs/decisions/022-a-challenge-by-configuration.md': [
    `asks it within ${seconds(limits.CHALLENGE_TIMEOUT_MS)}`,
  ],
  'docs/decisions/039-an-oauth-client-of-our-own.md': [
    `for ${limits.SIGN_IN_S / 60} minutes; a browser has at most ${inWords(limits.MAX_PENDING_SIGN_INS)}.`,
  ],
  'docs/decisions/040-renewing-a-customers-token.md': [
    `renew it themselves after ${seconds(limits.RENEWAL_TIMEOUT_MS)}`,
    `no request tries for ${seconds(limits.FAILED_RENEWAL_MS)}`,
    `is recorded for ${minutes(limits.ENDED_SESSION_MS)} minutes`,
  ],
  'docs/decisions/041-where-pages-are-cached.md': [
    `a map of at most ${limits.MAX_PAGES_BYTES / 1024 / 1024} MB`,
    `has the rest of ${FRESH_PAGE} s, then ${STALE_PAGE} s stale`,
    `may be ${FRESH_PAGE + STALE_PAGE} s older than their data`,
  ],
  'docs/decisions/044-reports-for-the-live-map.md': [
    `fresh for ${limits.WEATHER_FRESH_S / 60} minutes in Hydrogen's cache, then sent for ${limits.WEATHER_STALE_S / 60} more`,
    `waits ${seconds(limits.PAGE_WEATHER_TIMEOUT_MS)} at most, and not at all for ${seconds(limits.WEATHER_PAUSE_MS)}`,
    `adds ${FRESH_PAGE} s to the age of reports`,
    `samples for ${limits.SAMPLE_PAGE_LIFETIME_S.fresh} s only`,
  ],
  'docs/decisions/046-reading-the-merchants-content.md': [
    `at most ${OLDEST_CONTENT} s old, and build`,
    `after ${seconds(limits.CONTENT_PATIENCE_MS)} (\`docs/caching.md\`); without one they wait ${seconds(limits.CONTENT_TIMEOUT_MS)}`,
    `at most ${FRESH_PAGE + STALE_PAGE} s old and its content at most ${OLDEST_CONTENT} s`,
  ],
  'docs/decisions/047-the-languages-of-the-merchants-texts.md': [
    `waits ${limits.LANGS_TIMEOUT_MS} ms for each`,
  ],
};

it.each(Object.entries(STATED))(
  'states in %s the numbers that the code has',
  (file, sentences) => {
    const text = read(file).replace(/\s+/g, ' ');
    expect(sentences.filter((sentence) => !text.includes(sentence))).toEqual(
      [],
    );
  },
);

it('states limits in the specification as the code has them', () => {
  const text = read('docs/specification.md');
  const rows = new Map(
    [...text.matchAll(/^\| ([^|]+?) +\| ([^|]+?) +\|$/gm)].map(
      ([, what = '', limit = '']) => [
        what,
        limit.match(/\d[\d.]*/g)?.map(Number),
      ],
    ),
  );
  const {endpoint, login, loginOfAccount, loginOfClient} = RATES;
  const {recoverOfClient, register, codeOfCart, codeOfClient} = RATES;
  for (const [what, numbers] of [
    ['units of a cart line', [limits.MAX_PER_LINE]],
    [
      'wishlist; back-in-stock list of a customer',
      [limits.MAX_WISHLIST_PRODUCTS, limits.MAX_BACK_IN_STOCK_VARIANTS],
    ],
    [
      'variants that a visitor waits for',
      [limits.MAX_BACK_IN_STOCK_OF_VISITOR],
    ],
    ['codes in one call', [limits.MAX_CODES]],
    [
      'commerce endpoints',
      [
        limits.MAX_ENDPOINT_BYTES / 1024,
        limits.MAX_DEPTH,
        limits.MAX_ALIASES,
        endpoint.max,
        endpoint.windowMs / 1000,
      ],
    ],
    ['failed logins, reset mails', [login.max, minutes(login.windowMs)]],
    [
      'failed logins',
      [loginOfAccount.max, loginOfClient.max, minutes(loginOfClient.windowMs)],
    ],
    [
      'reset mails; new accounts',
      [recoverOfClient.max, register.max, minutes(register.windowMs)],
    ],
    [
      'wrong codes',
      [codeOfCart.max, codeOfClient.max, minutes(codeOfCart.windowMs)],
    ],
    [
      'messages of the contact, withdrawal, newsletter forms',
      [RATES.message.max, minutes(RATES.message.windowMs)],
    ],
    ['mails to an address that somebody typed', [RATES.mailbox.max]],
  ] as const) {
    expect({what, numbers: rows.get(what)}).toEqual({what, numbers});
  }
});

it('states how long prices and content are cached as the code has it', () => {
  const rows = new Map(
    [
      ...read('docs/caching.md').matchAll(
        /^\| `(\w+)` +\|[^|]+\| (\d+) s +\| (\d+) s/gm,
      ),
    ].map(([, name, fresh, stale]) => [name, [Number(fresh), Number(stale)]]),
  );
  for (const [name, strategy] of Object.entries({stockCache, contentCache})) {
    const {maxAge, staleWhileRevalidate} = strategy({CacheCustom, CacheLong});
    expect({name, row: rows.get(name)}).toEqual({
      name,
      row: [maxAge, staleWhileRevalidate],
    });
  }
});

it('tells merchants how much of an item the shop takes, each time and in both languages', () => {
  const text = read('docs/merchants.md');
  const named = [
    ...text.matchAll(/(?:mehr als|more than) (\w+) (?:Stück|of an item)/g),
  ];
  expect(named.map(([, number]) => number)).toEqual(
    Array(4).fill(String(limits.MAX_PER_LINE)),
  );
});
