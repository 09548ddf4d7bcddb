import {
  HttpError,
  isLoopback,
  readBody,
  redirect,
  type Exchange,
  type Route,
} from '../http';
import {sendPage} from '../pages/page';
import {articles, blogs} from './blogs';
import {brand} from './brand';
import {collections} from './collections';
import {customers} from './customers';
import {discounts} from './discounts';
import {markets} from './markets';
import {menus} from './menus';
import {entries} from './metaobjects';
import {orders} from './orders';
import {pages} from './pages';
import {policies} from './policies';
import {products} from './products';
import {abandonedCheckouts, backInStock} from './reminders';
import {redirects} from './redirects';
import {renderForm, renderList, renderStart} from './render';
import type {AdminSection, Problems} from './section';

const SECTIONS: readonly AdminSection[] = [
  products,
  collections,
  entries,
  pages,
  articles,
  blogs,
  menus,
  redirects,
  policies,
  brand,
  markets,
  discounts,
  orders,
  abandonedCheckouts,
  backInStock,
  customers,
];

/** `/admin`: here a developer does what a merchant does in Shopify's admin. */
export const adminPageRoutes: readonly Route[] = [
  {
    methods: ['GET'],
    path: /^\/admin\/?$/,
    handle: (exchange) => {
      requireOwnOrigin(exchange);
      send(exchange, 200, 'Admin', renderStart(SECTIONS));
    },
  },
  ...SECTIONS.flatMap((section): Route[] => [
    {
      methods: ['GET'],
      path: new RegExp(`^/admin/${section.path}/?$`),
      handle: (exchange) => {
        requireOwnOrigin(exchange);
        const {shop, url} = exchange;
        const body = renderList(
          SECTIONS,
          section,
          shop,
          pageOf(url),
          isSaved(url),
        );
        send(exchange, 200, section.title, body);
      },
    },
    {
      methods: ['GET', 'POST'],
      path: pathOf(section),
      handle: (exchange) => handleForm(section, exchange),
    },
  ]),
];

function pathOf({path}: AdminSection): RegExp {
  return new RegExp(`^/admin/${path}/([\\w/-]+)$`);
}

const pageOf = ({searchParams}: URL) =>
  Math.max(1, Number.parseInt(searchParams.get('page') ?? '1', 10) || 1);

const isSaved = ({searchParams}: URL) => searchParams.has('saved');

async function handleForm(section: AdminSection, exchange: Exchange) {
  requireOwnOrigin(exchange);
  const {request, response, shop, url} = exchange;
  const key = pathOf(section).exec(url.pathname)?.[1] ?? '';
  const form = section.form(shop, key, pageOf(url));
  if (!form) throw new HttpError(404, 'Not Found');
  if (request.method !== 'POST') {
    const state = {problems: {}, sent: null, page: pageOf(url)};
    const body = renderForm(SECTIONS, section, form, shop, {
      ...state,
      isSaved: isSaved(url),
    });
    return send(exchange, 200, form.title, body);
  }
  const sent = new URLSearchParams(await readBody(request));
  const problems: Problems = section.save?.(shop, key, sent) ?? {};
  if (Object.keys(problems).length > 0) {
    const state = {problems, sent, page: pageOf(url), isSaved: false};
    const body = renderForm(SECTIONS, section, form, shop, state);
    return send(exchange, 422, form.title, body);
  }
  const isNew = /(?:^|\/)new$/.test(key);
  const isThere = !isNew && section.form(shop, key, 1);
  const {pathname} = url;
  const target = isThere ? pathname : `/admin/${section.path}`;
  redirect(response, `${target}?page=${isThere ? pageOf(url) : 1}&saved`, 303);
}

/**
 * Accepts requests from this machine only, and forms from the admin's own pages only. A
 * different `Host` means that another site's domain leads to this machine. The pages send
 * no referrer, so browsers send `Origin: null` with their forms; `Sec-Fetch-Site` still
 * says where a form comes from.
 */
function requireOwnOrigin({request, shop}: Exchange): void {
  const {host, origin, 'sec-fetch-site': site} = request.headers;
  const isOwnHost = host === new URL(shop.origin).host;
  const isOwnForm =
    request.method !== 'POST' ||
    site === 'same-origin' ||
    origin === shop.origin;
  if (!isLoopback(request) || !isOwnHost || !isOwnForm) {
    throw new HttpError(403, 'The admin is for this machine only.');
  }
}

function send(
  {response, shop}: Exchange,
  status: number,
  title: string,
  body: ReturnType<typeof renderStart>,
): void {
  const homeUrl = shop.storefrontOrigin;
  sendPage(response, status, {
    locale: 'en',
    title,
    shopName: shop.seed.name,
    homeUrl,
    body,
  });
}
