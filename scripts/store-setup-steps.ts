import * as admin from '~/graphql/admin/store';
import {parseEnv, shopOrigin} from '~/lib/environment/env.server';
import {
  METAFIELD_DEFINITIONS,
  METAOBJECT_DEFINITIONS,
} from '../local-shop/data/definitions';
import {MENUS} from '../local-shop/data/menus';
import type {MenuItem} from '../local-shop/domain/shop-content';
import {
  adminToken,
  query,
  type AdminData,
  type Variables,
} from './store-checks';
import type {StoreText} from './store-texts';

/** One thing that a store lacks. */
interface SetupStep {
  readonly text: string;
  /** Creates it; @returns what the store says against it. */
  readonly run: () => Promise<string[]>;
}

interface Entries {
  metaobjects: {nodes: {handle: string}[]};
}

interface Created {
  created: {
    metaobjectDefinition?: {id: string} | null;
    userErrors: {message: string}[];
  } | null;
}

/**
 * Compares a store with the lists of definitions and menus and says what would be created.
 * Writes nothing, and never changes what is there.
 * @param texts entries to create where the store has none of their handle.
 *
 * @throws without an Admin API token, and with the store's words when it may not be asked.
 */
export async function planSetup(
  bindings: Variables,
  texts: readonly StoreText[] = [],
): Promise<SetupStep[]> {
  const env = parseEnv(bindings);
  const shop = shopOrigin(env.PUBLIC_STORE_DOMAIN);
  const token = await adminToken(shop, bindings);
  if (!token) throw new Error('PRIVATE_ADMIN_API_TOKEN is not set or refused.');
  const url = `${shop}/admin/api/${env.PUBLIC_STOREFRONT_API_VERSION}/graphql.json`;
  const send = async <Data>(
    document: string,
    variables?: Readonly<Record<string, unknown>>,
  ) => {
    const headers = {'X-Shopify-Access-Token': token};
    const sent = await query<Data>(url, headers, document, variables);
    if (sent.data && sent.errors.length === 0) return sent.data;
    const text = sent.errors[0]?.message ?? `status ${sent.status}`;
    throw new Error(`Admin API: ${text}`);
  };
  const create = async (
    document: string,
    variables: Readonly<Record<string, unknown>>,
  ) => {
    const {created} = await send<Created>(document, variables);
    const problems = created?.userErrors.map(({message}) => message);
    return {created, problems: problems ?? ['nothing was created']};
  };

  const {metaobjectDefinitions} = await send<AdminData>(
    admin.STORE_METAOBJECTS_QUERY,
  );
  const idByType = new Map(
    metaobjectDefinitions.nodes.map(({type, id}) => [type, id]),
  );
  /** Known when the step runs: a definition may refer to one that is created before it. */
  const validations = (refersTo?: string, choices?: readonly string[]) => [
    ...(refersTo
      ? [
          {
            name: 'metaobject_definition_id',
            value: idByType.get(refersTo) ?? '',
          },
        ]
      : []),
    ...(choices ? [{name: 'choices', value: JSON.stringify(choices)}] : []),
  ];

  const steps: SetupStep[] = METAOBJECT_DEFINITIONS.filter(
    ({type}) => !idByType.has(type),
  ).map(({type, name, storefront, fields}) => ({
    text: `Metaobject definition ${type}: “${name}”`,
    run: async () => {
      const {created, problems} = await create(
        admin.CREATE_METAOBJECT_DEFINITION_MUTATION,
        {
          definition: {
            type,
            name,
            access: {storefront},
            capabilities: {
              publishable: {enabled: true},
              translatable: {enabled: true},
            },
            fieldDefinitions: fields.map(({refersTo, choices, ...field}) => ({
              ...field,
              validations: validations(refersTo, choices),
            })),
          },
        },
      );
      const id = created?.metaobjectDefinition?.id;
      if (id) idByType.set(type, id);
      return problems;
    },
  }));

  for (const ownerType of ['PRODUCT', 'CUSTOMER', 'ORDER'] as const) {
    const {metafieldDefinitions} = await send<AdminData>(
      admin.STORE_DEFINITIONS_QUERY,
      {ownerType},
    );
    for (const wanted of METAFIELD_DEFINITIONS) {
      const {owner, refersTo, storefront, customerAccount, ...rest} = wanted;
      const isThere = metafieldDefinitions.nodes.some(
        ({namespace, key}) => namespace === rest.namespace && key === rest.key,
      );
      if (owner !== ownerType || isThere) continue;
      steps.push({
        text: `Metafield definition ${owner} ${rest.namespace}.${rest.key}: “${rest.name}”`,
        run: async () => {
          const definition = {
            ...rest,
            ownerType,
            access: {storefront, customerAccount},
            validations: validations(refersTo),
          };
          const document = admin.CREATE_METAFIELD_DEFINITION_MUTATION;
          return (await create(document, {definition})).problems;
        },
      });
    }
  }

  /** By its path, what has an id that only the store knows. */
  const menuItems = (items: readonly MenuItem[]): object[] =>
    items.map(({title, type, path, resourceId, items: below}) => ({
      title: title.DE,
      ...(type === 'HTTP' || resourceId
        ? {type: 'HTTP', url: env.PUBLIC_SITE_URL + path}
        : {type}),
      items: menuItems(below),
    }));
  const {menus} = await send<AdminData>(admin.STORE_MENUS_QUERY);
  for (const {handle, title, items} of MENUS) {
    if (menus.nodes.some((menu) => menu.handle === handle)) continue;
    steps.push({
      text: `Menu ${handle}`,
      run: async () => {
        const menu = {handle, title: title.DE, items: menuItems(items)};
        return (await create(admin.CREATE_MENU_MUTATION, menu)).problems;
      },
    });
  }

  for (const type of new Set(texts.map((text) => text.type))) {
    const {metaobjects} = await send<Entries>(admin.STORE_ENTRIES_QUERY, {
      type,
    });
    const handles = metaobjects.nodes.map(({handle}) => handle);
    for (const {handle, fields} of texts.filter((text) => text.type === type)) {
      if (handles.includes(handle)) continue;
      steps.push({
        text: `Entry ${type} ${handle}`,
        run: async () => {
          const entry = {
            handle: {type, handle},
            metaobject: {
              fields,
              capabilities: {publishable: {status: 'ACTIVE'}},
            },
          };
          return (await create(admin.CREATE_ENTRY_MUTATION, entry)).problems;
        },
      });
    }
  }
  return steps;
}
