import {readdirSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {createCartHandler, storefrontRedirect} from '@shopify/hydrogen';
import {
  buildClientSchema,
  getNullableType,
  getNamedType,
  isAbstractType,
  isCompositeType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  parse,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type IntrospectionQuery,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import {format, resolveConfig} from 'prettier';
import {
  CART_MUTATION_FRAGMENT,
  CART_QUERY_FRAGMENT,
} from '../app/graphql/storefront/fragments/cart';

const ROOT = join(import.meta.dirname, '..');
const DOCUMENTS = join(ROOT, 'app/graphql/storefront');

/** Where the table is kept. */
export const ANSWER_SHAPES = join(
  ROOT,
  'app/lib/storefront/answer-shapes.generated.ts',
);

/** Of a type, in every version of the schema that has to allow a question. */
type InEachSchema<T> = readonly T[];

const require = createRequire(import.meta.url);

/** What is non-null in one version and not in the other cannot be relied on. */
const schemas: InEachSchema<GraphQLSchema> = [
  '@shopify/hydrogen/storefront.schema.json',
  'storefront-api-newest/storefront.schema.json',
].map((path) => {
  const file = require(path) as IntrospectionQuery | {data: IntrospectionQuery};
  return buildClientSchema('data' in file ? file.data : file);
});

/** The text of the table that `answer-shape.ts` reads, made from every document. */
export async function answerShapes(): Promise<string> {
  const fragments = new Map<string, FragmentDefinitionNode>();
  const operations = new Map<string, string>();
  const sources = [...(await ownDocuments()), ...(await hydrogensDocuments())];
  const parsed = sources.map((source) => parse(source).definitions);
  for (const definition of parsed.flat()) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) {
      fragments.set(definition.name.value, definition);
    }
  }
  const used = new Map<string, string>();
  for (const definition of parsed.flat()) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    const name = definition.name?.value ?? '';
    const roots = schemas.map((schema) => {
      const root = schema.getRootType(definition.operation);
      if (!root) throw new Error(`No type for ${definition.operation}.`);
      return root;
    });
    const shape = shapeOf(definition.selectionSet, roots, true);
    if (shape === null || name === '') throw new Error(`${name} asks nothing.`);
    operations.set(name, shape);
  }

  /** @returns `null` where nothing has to be there. */
  function shapeOf(
    {selections}: SelectionSetNode,
    parents: InEachSchema<GraphQLNamedType>,
    isRoot = false,
  ): string | null {
    const fields = new Map<string, string>();
    const fragmentShapes = new Set<string>();
    const narrower = new Set<string>();
    for (const selection of selections) {
      // Its variables decide whether it is asked for at all.
      if (selection.directives?.length) continue;
      if (selection.kind === Kind.FIELD) {
        const field = fieldOf(selection, parents, isRoot);
        if (!field) continue;
        addField(fields, (selection.alias ?? selection.name).value, field);
        continue;
      }
      const fragment =
        selection.kind === Kind.FRAGMENT_SPREAD
          ? fragments.get(selection.name.value)
          : selection;
      if (!fragment) throw new Error('A fragment is missing.');
      const condition = fragment.typeCondition?.name.value;
      const types = condition
        ? schemas.map((schema) => typeIn(schema, condition))
        : parents;
      const shape = shapeOf(fragment.selectionSet, types);
      if (shape === null) continue;
      const reference = 'name' in fragment ? fragment.name.value : shape;
      used.set(reference, shape);
      const isSure = !condition || coversEach(condition, parents);
      (isSure ? fragmentShapes : narrower).add(reference);
    }
    const isOnlyChoice =
      selections.filter((part) => !isTypename(part)).length === 1;
    const parts = [
      ...(fields.size > 0
        ? [
            `fields: {${[...fields].map(([key, field]) => `${key}: ${field}`).join(', ')}}`,
          ]
        : []),
      ...(fragmentShapes.size > 0
        ? [`fragments: [${[...fragmentShapes].join(', ')}]`]
        : []),
      ...(isOnlyChoice && narrower.size > 0
        ? [`unlessEmpty: ${[...narrower].join()}`]
        : []),
    ];
    return parts.length > 0 ? `{${parts.join(', ')}}` : null;
  }

  function fieldOf(
    {name, selectionSet}: FieldNode,
    parents: InEachSchema<GraphQLNamedType>,
    isRoot: boolean,
  ): string | null {
    if (name.value.startsWith('__')) return null;
    const types = parents.map((parent) => fieldType(parent, name.value));
    const nullable = types.map(getNullableType);
    const isRequired = types.every(isNonNullType);
    const isList = nullable.every(isListType);
    const itemsRequired = nullable.every(
      (type) => isListType(type) && isNonNullType(type.ofType),
    );
    const shape = selectionSet
      ? shapeOf(
          selectionSet,
          types.map((type) => getNamedType(type)),
        )
      : null;
    if (!isRequired && !isRoot && shape === null) return null;
    const kind = isList ? (itemsRequired ? 'list' : 'sparse') : 'one';
    const needed = isRequired ? kind : `${kind}?`;
    return shape === null ? `'${needed}'` : `['${needed}', ${shape}]`;
  }

  const lines = [
    '// Made by `npm run codegen` from the GraphQL documents and both versions of the schema.',
    "import type {Shape} from './answer-shape';",
    '',
    ...[...used]
      .filter(([name, shape]) => name !== shape)
      .map(([name, shape]) => `const ${name}: Shape = ${shape};`),
    '',
    '/** What the answer to each operation has to hold. */',
    'export const ANSWER_SHAPES: Readonly<Record<string, Shape>> = {',
    ...[...operations].map(([name, shape]) => `${name}: ${shape},`),
    '};',
  ];
  const config = await resolveConfig(ANSWER_SHAPES);
  return format(lines.join('\n'), {...config, filepath: ANSWER_SHAPES});
}

function isTypename(selection: SelectionNode): boolean {
  return selection.kind === Kind.FIELD && selection.name.value === '__typename';
}

/** Two questions for one field are one answer; both have to hold. */
function addField(
  fields: Map<string, string>,
  key: string,
  field: string,
): void {
  const before = fields.get(key);
  if (before !== undefined && before !== field) {
    throw new Error(`${key} is asked for twice, differently, in one place.`);
  }
  fields.set(key, field);
}

function typeIn(schema: GraphQLSchema, name: string): GraphQLNamedType {
  const type = schema.getType(name);
  if (!type) throw new Error(`The schema has no type ${name}.`);
  return type;
}

function fieldType(parent: GraphQLNamedType, name: string): GraphQLOutputType {
  const field = 'getFields' in parent ? parent.getFields()[name] : undefined;
  if (!field || !('args' in field)) {
    throw new Error(`${parent.name} has no field ${name}.`);
  }
  return field.type;
}

/** Whether everything that can stand in the place of `parents` is of the type. */
function coversEach(
  condition: string,
  parents: InEachSchema<GraphQLNamedType>,
): boolean {
  return schemas.every((schema, index) => {
    const parent = parents[index];
    if (!parent || !isCompositeType(parent)) return false;
    const covering = new Set(namesOf(schema, typeIn(schema, condition)));
    return namesOf(schema, parent).every((name) => covering.has(name));
  });
}

function namesOf(schema: GraphQLSchema, type: GraphQLNamedType): string[] {
  if (isObjectType(type)) return [type.name];
  return isAbstractType(type)
    ? schema.getPossibleTypes(type).map(({name}) => name)
    : [];
}

async function ownDocuments(): Promise<string[]> {
  const files = readdirSync(DOCUMENTS, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.ts') && !file.startsWith('client-'))
    .sort();
  const modules = await Promise.all(
    files.map(
      (file) =>
        import(pathToFileURL(join(DOCUMENTS, file)).href) as Promise<object>,
    ),
  );
  return modules.flatMap((exports) =>
    Object.values(exports).filter(
      (source): source is string => typeof source === 'string',
    ),
  );
}

/** The documents that Hydrogen sends for us: of its cart handler, and for redirects. */
async function hydrogensDocuments(): Promise<string[]> {
  const sent: string[] = [];
  const keep = (document: string) => {
    sent.push(document);
    return Promise.resolve({});
  };
  const storefront = {
    query: keep,
    mutate: keep,
    CacheNone: () => null,
    i18n: {country: 'DE', language: 'DE'},
  } as unknown as Parameters<typeof createCartHandler>[0]['storefront'];
  const cart = createCartHandler({
    storefront,
    getCartId: () => 'gid://shopify/Cart/1',
    setCartId: () => new Headers(),
    cartQueryFragment: CART_QUERY_FRAGMENT,
    cartMutateFragment: CART_MUTATION_FRAGMENT,
  });
  // Each ends in what Hydrogen makes of an answer without anything in it.
  await Promise.allSettled([
    cart.get(),
    cart.create({}),
    cart.addLines([{merchandiseId: 'a'}]),
    cart.updateLines([{id: 'a'}]),
    cart.removeLines(['a']),
    cart.updateDiscountCodes([]),
    cart.updateGiftCardCodes([]),
    cart.updateBuyerIdentity({}),
    cart.updateNote(''),
    cart.updateAttributes([]),
    storefrontRedirect({
      request: new Request('http://localhost/a'),
      storefront,
      noAdminRedirect: true,
    }),
  ]);
  return sent;
}

if (process.argv[1] === import.meta.filename) {
  writeFileSync(ANSWER_SHAPES, await answerShapes());
}
