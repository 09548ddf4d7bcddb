import {execFile} from 'node:child_process';
import {parse, type DefaultTreeAdapterTypes} from 'parse5';

/** The shop's name in the legal texts of the tests' merchant. */
export const COMPANY = 'Kraut und Rüben GbR, Feldweg 4, 20457 Hamburg';

interface Store {
  readonly shopPort: number;
  readonly siteUrl: string;
}

/** Runs `npm run store:…` for a local shop. @returns its exit code and its output. */
export function runStore(
  {shopPort, siteUrl}: Store,
  ...parameters: readonly string[]
): Promise<{code: number; text: string}> {
  return new Promise((resolve) => {
    const child = execFile(
      'node',
      ['--import', 'tsx', 'scripts/store.ts', ...parameters],
      {
        env: {
          ...process.env,
          // No store from a `.env` file.
          PUBLIC_STORE_DOMAIN: '',
          PUBLIC_SITE_URL: siteUrl,
          SHOP_PORT: String(shopPort),
        },
      },
      (_error, text, errors) =>
        resolve({code: child.exitCode ?? -1, text: text + errors}),
    );
  });
}

/**
 * Does what a merchant does with a store as Shopify makes it: runs `store:setup`, and adds a second
 * language and market, legal texts and the map through the admin's forms.
 * @returns the output of `store:setup`.
 * @throws with that output if it failed.
 */
export async function setUpStore(store: Store) {
  const setup = await runStore(store, 'setup', '--yes');
  if (setup.code !== 0) throw new Error(setup.text);
  const {shopPort} = store;
  await sendForm(shopPort, 'settings/markets/all', {
    languages: 'de en',
    countries: 'de us',
  });
  for (const policy of ['privacy', 'refund', 'shipping']) {
    await writePolicy(shopPort, `${policy}-policy`);
  }
  await writePolicy(shopPort, 'terms-of-service');
  await writeLegalPages(shopPort);
  await sendForm(shopPort, 'products/new', {
    'title-DE': 'METARmap',
    'description-DE': '<p>Eine Karte, deren Lichter das Wetter zeigen.</p>',
    'description-EN': '<p>A map whose lights show the weather.</p>',
    price: '199',
    stock: '5',
  });
  return setup;
}

/**
 * Writes the legal texts for which Shopify has no policy, through the admin's form, in each
 * language of the shop.
 */
export async function writeLegalPages(shopPort: number): Promise<void> {
  for (const [handle, title, english] of [
    ['legal-imprint', 'Impressum', 'Imprint'],
    ['legal-accessibility', 'Barrierefreiheit', 'Accessibility'],
  ] as const) {
    await sendForm(
      shopPort,
      'content/metaobjects/entries/storefront_page/new',
      {
        handle,
        'field-title': title,
        'field-title-EN': english,
        'field-body': COMPANY,
        'field-body-EN': `${COMPANY}, Germany`,
      },
    );
  }
}

const writePolicy = (shopPort: number, handle: string) =>
  sendForm(shopPort, `settings/legal/${handle}`, {
    title: 'Rechtliches',
    'title-EN': 'Legal',
    body: `<p>${COMPANY}</p>`,
    'body-EN': `<p>${COMPANY}, Germany</p>`,
  });

/**
 * Fills in a form of the local shop's admin: a field by its name, or by the beginning of its name.
 */
async function sendForm(
  shopPort: number,
  path: string,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  const origin = `http://127.0.0.1:${shopPort}`;
  const url = `${origin}/admin/${path}`;
  const page = await fetch(url).then((response) => response.text());
  const body = new URLSearchParams({action: 'save'});
  const missing = new Set(Object.keys(values));
  for (const {name, value} of fieldsOf(page)) {
    const keys = [name, name.replace(/-(?:\d+|DE|EN)$/, '')];
    const key = keys.find((each) => each in values);
    for (const each of keys) missing.delete(each);
    const text = key ? values[key] : value;
    if (text) body.set(name, text);
  }
  // A shop of one language has no field for the other.
  const lost = [...missing].filter((key) => !key.endsWith('-EN'));
  if (lost.length > 0) throw new Error(`${url} has no ${lost.join()}`);
  const response = await fetch(url, {
    method: 'POST',
    body,
    headers: {Origin: origin},
    redirect: 'manual',
  });
  if (response.status !== 303) {
    throw new Error(`${url}: ${response.status} ${await response.text()}`);
  }
}

type Node = DefaultTreeAdapterTypes.ChildNode;

/** Name and value of each control, checkboxes only when they are checked. */
function fieldsOf(html: string): {name: string; value: string}[] {
  const read = (node: Node): {name: string; value: string}[] => {
    if (!('childNodes' in node)) return [];
    const attributes = new Map(
      'attrs' in node ? node.attrs.map(({name, value}) => [name, value]) : [],
    );
    const name = attributes.get('name');
    const [text] = node.childNodes;
    const isField = ['input', 'textarea', 'select'].includes(node.nodeName);
    const isOff =
      attributes.get('type') === 'checkbox' && !attributes.has('checked');
    const written = text && 'value' in text ? text.value : '';
    const standard = attributes.get('type') === 'checkbox' ? 'on' : written;
    return isField && name && !isOff
      ? [{name, value: attributes.get('value') ?? standard}]
      : node.childNodes.flatMap(read);
  };
  return parse(html).childNodes.flatMap(read);
}
