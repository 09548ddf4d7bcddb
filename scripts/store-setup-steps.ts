import type * as Admin from '../adminapi.generated';
import * as admin from '~/graphql/admin/store';
import {MAP_PATH} from '~/lib/environment/brand';
import {parseEnv, shopOrigin} from '~/lib/environment/env.server';
import {
  isReservedNamespace,
  METAFIELD_DEFINITIONS,
  METAFIELD_OWNERS,
  METAOBJECT_DEFINITIONS,
  RATING_SCALE,
  type MetaobjectFieldDefinition,
} from '@metarmap/store/definitions';
import {MENUS, type StoreMenuItem} from '@metarmap/store/menus';
import {isUntouched} from './store-content-checks';
import {
  ADMIN_VARIABLES,
  adminToken,
  query,
  storeFacts,
  type Variables,
} from './store-requests';
import {codePaths, type StoreText} from './store-texts';

/** Something that a store lacks, or a menu that is still as Shopify made it. */
interface SetupStep {
  readonly text: string;
  /**
   * Creates or updates it.
   *
   * @returns the store's objections.
   */
  readonly run: () => Promise<string[]>;
}

type Limits = Pick<MetaobjectFieldDefinition, 'type' | 'refersTo' | 'choices'>;

interface Created {
  created: {
    metaobjectDefinition?: {id: string} | null;
    metaobject?: {handle: string} | null;
    userErrors: {message: string}[];
  } | null;
}

/** Shopify may collapse repeated hyphens of a handle. */
const sameHandle = (one: string, other: string) =>
  one.replace(/-+/g, '-') === other.replace(/-+/g, '-');

/**
 * Compares a store with the lists of definitions and menus and says what would be created, and
 * which default menus would get our links. Writes nothing; the steps change nothing that the
 * merchant has written.
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
  if (token === undefined) throw new Error(`Not set: ${ADMIN_VARIABLES}`);
  if (token === '') throw new Error(`Refused: ${ADMIN_VARIABLES}`);
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

  const {metaobjectDefinitions} = await send<Admin.StoreMetaobjectsQuery>(
    admin.STORE_METAOBJECTS_QUERY,
  );
  const idByType = new Map(
    metaobjectDefinitions.nodes.map(({type, id}) => [type, id]),
  );
  /**
   * Known only when the step runs, because a definition may refer to one that is created before it.
   */
  const validations = ({type, refersTo, choices}: Limits) =>
    Object.entries({
      ...(type === 'rating' && RATING_SCALE),
      ...(refersTo && {metaobject_definition_id: idByType.get(refersTo) ?? ''}),
      ...(choices && {choices: JSON.stringify(choices)}),
    }).map(([name, value]) => ({name, value}));

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
              validations: validations({...field, refersTo, choices}),
            })),
          },
        },
      );
      const id = created?.metaobjectDefinition?.id;
      if (id) idByType.set(type, id);
      return problems;
    },
  }));

  for (const {type, name, fields} of METAOBJECT_DEFINITIONS) {
    const found = metaobjectDefinitions.nodes.find(
      (each) => each.type === type,
    );
    // An older setup knew fewer.
    const added = fields.filter(
      ({key}) => !found?.fieldDefinitions.some((field) => field.key === key),
    );
    if (!found || added.length === 0) continue;
    steps.push({
      text: `Fields ${added.map(({key}) => key).join(', ')} of the metaobject definition ${type}: “${name}”`,
      run: async () => {
        const fieldDefinitions = added.map(({refersTo, choices, ...field}) => ({
          create: {
            ...field,
            validations: validations({...field, refersTo, choices}),
          },
        }));
        const document = admin.UPDATE_METAOBJECT_DEFINITION_MUTATION;
        const variables = {id: found.id, definition: {fieldDefinitions}};
        return (await create(document, variables)).problems;
      },
    });
  }

  for (const ownerType of METAFIELD_OWNERS) {
    const {metafieldDefinitions} = await send<Admin.StoreDefinitionsQuery>(
      admin.STORE_DEFINITIONS_QUERY,
      {ownerType},
    );
    for (const wanted of METAFIELD_DEFINITIONS) {
      const {owner, namespace, key, type, name} = wanted;
      const isThere = metafieldDefinitions.nodes.some(
        (each) => each.namespace === namespace && each.key === key,
      );
      const isReserved = isReservedNamespace(namespace);
      if (owner !== ownerType || isThere || isReserved) continue;
      steps.push({
        text: `Metafield definition ${owner} ${namespace}.${key}: “${name}”`,
        run: async () => {
          const {storefront, customerAccount} = wanted;
          const definition = {
            ...{namespace, key, type, name, ownerType},
            access: {storefront, customerAccount},
            validations: validations(wanted),
          };
          const document = admin.CREATE_METAFIELD_DEFINITION_MUTATION;
          return (await create(document, {definition})).problems;
        },
      });
    }
  }

  const {language, hasMap} = await storeFacts(env);
  const {mapPaths} = codePaths();
  const isLeftOut = ({path}: StoreMenuItem) =>
    !hasMap && [MAP_PATH, '/docs', ...mapPaths].includes(path);
  const targetOf = (item: StoreMenuItem) => {
    if (isLeftOut(item)) return {type: 'HTTP', url: '#'};
    return item.type === 'HTTP' || item.policy
      ? {type: 'HTTP', url: env.PUBLIC_SITE_URL + item.path}
      : {type: item.type};
  };
  /** A resource is linked by its path, because only the store knows its id. */
  const menuItems = (items: readonly StoreMenuItem[]): object[] =>
    items
      .filter((item) => !isLeftOut(item) || item.items.length > 0)
      .map((item) => ({
        title: item.title[language],
        ...targetOf(item),
        items: menuItems(item.items),
      }));
  const {menus} = await send<Admin.StoreMenusQuery>(admin.STORE_MENUS_QUERY);
  for (const {handle, title: titles, items: ours} of MENUS) {
    const found = menus.nodes.find((menu) => menu.handle === handle);
    if (found && !isUntouched(found)) continue;
    const title = titles[language];
    const titlesThere = found?.items.map((item) => item.title).join(', ');
    steps.push({
      text: found
        ? `Menu ${handle}: our links in place of Shopify's (${titlesThere})`
        : `Menu ${handle}`,
      run: async () => {
        const items = menuItems(ours);
        const sent = found
          ? create(admin.UPDATE_MENU_MUTATION, {id: found.id, title, items})
          : create(admin.CREATE_MENU_MUTATION, {handle, title, items});
        return (await sent).problems;
      },
    });
  }

  for (const type of new Set(texts.map((text) => text.type))) {
    const {metaobjects} = await send<Admin.StoreEntriesQuery>(
      admin.STORE_ENTRIES_QUERY,
      {
        type,
      },
    );
    const handles = metaobjects.nodes.map(({handle}) => handle);
    for (const {handle, fields, isAboutMap} of texts.filter(
      (text) => text.type === type,
    )) {
      if (isAboutMap && !hasMap) continue;
      if (handles.some((each) => sameHandle(each, handle))) continue;
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
          const document = admin.CREATE_ENTRY_MUTATION;
          const {created, problems} = await create(document, entry);
          const made = created?.metaobject?.handle ?? handle;
          return made === handle
            ? problems
            : [...problems, `the store made of the handle: ${made}`];
        },
      });
    }
  }
  return steps;
}
