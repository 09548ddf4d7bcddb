import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {setTimeout} from 'node:timers/promises';
import type {Scope} from './access-scopes';
import type {Shop} from './context';
import {createCatalogueEdits} from './data/catalogue-edits';
import {
  metafieldDefinitions,
  metaobjectDefinitions,
} from './data/definition-store';
import {openDatabase} from './data/database';
import {seedGiftCards} from './data/gift-card-store';
import {createInventoryStore} from './data/inventory-store';
import {loadProfile, type ProfileName} from './profile';
import {seedCustomers} from './data/seed-customers';
import type {ShopSeed} from './data/shop-seed';
import {shopSettings} from './data/settings-store';
import {
  buildCatalogueIndex,
  withMetaobjects,
  type CatalogueIndex,
} from './domain/catalogue-index';
import {needCountry} from './domain/countries';
import type {Markets} from './domain/markets';
import type {CatalogueSeed} from './domain/catalogue-seed';
import {createHandler} from './handler';

export type {ProfileName, Shop};

/** Options of `startShop`. */
interface ShopOptions {
  /** 0 takes any free port. */
  readonly port?: number;
  readonly host?: string;
  /** SQLite file, or `:memory:`. One process per file. */
  readonly database?: string;
  /** What the shop is built from; `sample` when left out. */
  readonly profile?: ProfileName;
  /** Products and content in place of the profile's. */
  readonly catalogue?: CatalogueSeed;
  /** Whether a new database gets the profile's customers with orders; see `data/seed-customers.ts`. */
  readonly customers?: boolean;
  /** The definitions of metafields, in place of the profile's. */
  readonly definitions?: ShopSeed['definitions'];
  /** The definitions of metaobjects, in place of the profile's. */
  readonly metaobjectDefinitions?: ShopSeed['metaobjectDefinitions'];
  /** The merchant's filters, in place of the profile's. */
  readonly filters?: ShopSeed['filters'];
  /** What storefronts may not read; nothing when left out. */
  readonly withoutScopes?: readonly Scope[];
  /** Milliseconds until searches and filters know of a change; 0 when left out. */
  readonly searchLag?: number;
  /** URL of the storefront. No trailing slash. */
  readonly storefrontOrigin?: string;
  /** Primary domain of the online store; the storefront's when left out. No trailing slash. */
  readonly primaryOrigin?: string;
  /**
   * Port of a second origin that alone serves customer accounts, as a merchant's account domain
   * does; 0 takes any free one. Without it they are on the shop's origin.
   */
  readonly accountPort?: number;
  /** Another host name of this machine, for every `checkoutUrl`. */
  readonly marketDomain?: string | null;
  /** Whether consent given by the Customer Account API waits for a confirmation by mail. */
  readonly confirmsConsent?: boolean;
  readonly now?: () => Date;
}

/** Milliseconds for which a closing shop waits for its last requests. */
const MAX_WAIT_MS = 2000;

/** A running shop. */
export interface RunningShop {
  readonly origin: string;
  readonly shop: Shop;
  /** Ends open connections and closes the database. */
  close(): Promise<void>;
}

/**
 * Starts a shop on the loopback interface. Without options: a free port, state
 * in memory, the seed catalogue, the current time. Rejects when the port is
 * taken, the database cannot be opened or the catalogue contradicts itself.
 */
export async function startShop({
  port = 0,
  host = '127.0.0.1',
  database = ':memory:',
  profile = 'sample',
  catalogue,
  customers = !catalogue,
  definitions,
  metaobjectDefinitions,
  filters,
  withoutScopes = [],
  searchLag = 0,
  storefrontOrigin = 'http://localhost:3000',
  primaryOrigin = storefrontOrigin,
  accountPort,
  marketDomain = null,
  confirmsConsent = false,
  now = () => new Date(),
}: ShopOptions = {}): Promise<RunningShop> {
  const seed: ShopSeed = {
    ...(await loadProfile(profile)),
    ...catalogue,
    ...(definitions && {definitions}),
    ...(metaobjectDefinitions && {metaobjectDefinitions}),
    ...(filters && {filters}),
  };
  const index = withMetaobjects(buildCatalogueIndex(seed), ({type}) =>
    seed.metaobjectDefinitions.some(
      (definition) =>
        definition.type === type && definition.storefront === 'PUBLIC_READ',
    ),
  );
  const server = createServer();
  // Longer than any client keeps an idle connection. Otherwise the server could close it
  // just when a client sends a request.
  server.keepAliveTimeout = 75_000;
  // Before the database is opened: a second shop started by mistake then fails
  // here and does not touch the state of the first.
  const accounts = accountPort === undefined ? null : createServer();
  await listen(server, port, host);
  try {
    if (accounts) await listen(accounts, accountPort ?? 0, host);
    const shop = openShop(database, index, {
      seed,
      withoutScopes,
      searchLag,
      origin: originOf(server, host),
      accountOrigin: accounts && originOf(accounts, host),
      storefrontOrigin,
      primaryOrigin,
      marketDomain,
      confirmsConsent,
      now,
    });
    if (customers && seed.hasSampleCustomers) seedCustomers(shop);
    const {handle, idle} = createHandler(shop);
    server.on('request', handle);
    accounts?.on('request', handle);
    return {
      origin: shop.origin,
      shop,
      close: async () => {
        await Promise.all([closeServer(server), closeServer(accounts)]);
        // Requests of disconnected clients may still be running; they need the database.
        await Promise.race([idle(), setTimeout(MAX_WAIT_MS)]);
        shop.database.close();
      },
    };
  } catch (error) {
    await Promise.all([closeServer(server), closeServer(accounts)]);
    throw error;
  }
}

function openShop(
  path: string,
  catalogue: CatalogueIndex,
  settings: Omit<
    Shop,
    | 'catalogue'
    | 'database'
    | 'definitions'
    | 'edits'
    | 'inventory'
    | 'metaobjectDefinitions'
    | keyof Markets
  >,
): Shop {
  const {seed} = settings;
  const database = openDatabase(path);
  if (seed.hasSampleCustomers) seedGiftCards(database);
  const inventory = createInventoryStore(database, settings);
  const edits = createCatalogueEdits(database, catalogue);
  return {
    ...settings,
    database,
    inventory,
    edits,
    get catalogue() {
      return edits.shown;
    },
    get languages() {
      return shopSettings(database, seed).languages;
    },
    get countries() {
      const [own, ...others] = shopSettings(database, seed).countries;
      return [needCountry(own), ...others.map(needCountry)] as const;
    },
    get definitions() {
      return metafieldDefinitions(database, seed.definitions);
    },
    get metaobjectDefinitions() {
      return metaobjectDefinitions(database, seed.metaobjectDefinitions);
    },
  };
}

function originOf(server: Server, host: string): string {
  return `http://${host}:${(server.address() as AddressInfo).port}`;
}

function closeServer(server: Server | null): Promise<void> {
  return new Promise((resolve) => {
    if (!server?.listening) return resolve();
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}
