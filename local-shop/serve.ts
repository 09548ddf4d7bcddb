import type {Scope} from './access-scopes';

// graphql-js checks every value twice outside production; it reads this once,
// when it is loaded.
process.env.NODE_ENV ??= 'production';
const {isProfileName, PROFILE_NAMES} = await import('./profile');
const {startShop} = await import('./shop');

const port = Number(process.env.SHOP_PORT ?? 4000);
const profile = process.env.SHOP_PROFILE ?? 'sample';
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  fail(`SHOP_PORT must be a port number, not "${process.env.SHOP_PORT}".`);
}
if (!isProfileName(profile)) {
  fail(`SHOP_PROFILE must be ${PROFILE_NAMES.join(', ')}, not "${profile}".`);
}

const running = await startShop({
  port,
  ...(process.env.SHOP_ACCOUNT_PORT && {
    accountPort: Number(process.env.SHOP_ACCOUNT_PORT),
  }),
  marketDomain: process.env.SHOP_MARKET_DOMAIN ?? null,
  database:
    process.env.SHOP_DATABASE ??
    `.shop/${profile === 'sample' ? 'shop' : profile}.sqlite`,
  profile,
  storefrontOrigin: (
    process.env.STOREFRONT_URL ?? 'http://localhost:3000'
  ).replace(/\/+$/, ''),
  ...(process.env.SHOP_FILTERS === 'none' && {filters: []}),
  withoutScopes: (process.env.SHOP_WITHOUT_SCOPES ?? '').split(',') as Scope[],
  searchLag: Number(process.env.SHOP_SEARCH_LAG ?? 0) * 1000,
  confirmsConsent: process.env.SHOP_CONFIRMS_CONSENT === 'true',
}).catch((error: unknown) =>
  fail(
    `The local shop could not start on port ${port} (SHOP_PORT): ${error instanceof Error ? error.message : String(error)}`,
  ),
);
console.info(
  `Local shop: ${running.origin}, its admin: ${running.origin}/admin`,
);
process.send?.({ready: true, origin: running.origin});

let stopping = false;
const stop = () => {
  if (stopping) return;
  stopping = true;
  void running.close().then(() => process.exit(0));
};
process.on('disconnect', stop);
process.on('SIGTERM', stop);
process.on('SIGINT', stop);

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

// A module, which may await at its top.
// oxlint-disable-next-line typescript/no-useless-empty-export -- its only import is of a type
export {};
