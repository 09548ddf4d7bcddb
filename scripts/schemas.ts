/**
 * `npm run schemas` takes Shopify's public schemas from the npm package that has them, and writes
 * to `schemas/` what we read of them: SDL without descriptions, the types of the current version,
 * and the access scopes of the Admin API. Prints the sizes.
 *
 * `npm run schemas -- compare` needs no network. It says what the next version changes for our
 * documents; exits with code 1 when a document becomes invalid.
 */
import {execFileSync} from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {gunzipSync} from 'node:zlib';
import {codegen} from '@graphql-codegen/core';
import * as typescript from '@graphql-codegen/typescript';
import {
  buildClientSchema,
  parse,
  printSchema,
  type GraphQLSchema,
  type IntrospectionQuery,
} from 'graphql';
import {APIS, readSchema, type Api} from '@metarmap/local-shop/schema';
import {API_VERSION, NEXT_API_VERSION} from '../schemas/version';
import {readDocuments} from './graphql-documents';
import {schemaChanges} from './schema-changes';
import {cutSchema, selectedFields} from './schema-cut';

/** Its `dist/data` has the introspection of each version that Shopify serves. */
const PACKAGE = '@shopify/dev-mcp@1.16.0';

/** The names of its files. */
const FILES: Readonly<Record<Api, string>> = {
  admin: 'admin',
  customer: 'customer',
  storefront: 'storefront-graphql',
};

/** What the local shop's Admin API has besides what our documents select. */
const FURTHER_ADMIN_FIELDS = [
  'Mutation.menuDelete',
  'Mutation.metaobjectDelete',
  'MetafieldDefinitionCreatePayload.createdDefinition',
  'MenuCreatePayload.menu',
  'MenuUpdatePayload.menu',
  'MenuDeleteUserError.message',
];

/** Scalars that JSON has no type for. */
const SCALARS = {
  Color: 'string',
  DateTime: 'string',
  Decimal: 'string',
  HTML: 'string',
  ISO8601DateTime: 'string',
  URL: 'string',
  UnsignedInt64: 'string',
};

interface PackageFile {
  readonly data: IntrospectionQuery;
  /** Which scopes an app needs for a type or field; only in the Admin API's files. */
  readonly offline_scopes?: {
    readonly items: readonly {
      readonly typeName: string;
      readonly fieldName?: string;
      readonly offlineScopes: readonly string[];
    }[];
  };
}

const OUTPUT = join(import.meta.dirname, '../schemas');
const HEADER = `Written by \`npm run schemas\` from ${PACKAGE}`;

/** Writes a file below `schemas/` and prints its size. */
function write(file: string, text: string): void {
  const path = join(OUTPUT, file);
  mkdirSync(dirname(path), {recursive: true});
  writeFileSync(path, text);
  const size = (Buffer.byteLength(text) / 1024).toFixed(0);
  console.info(`schemas/${file}: ${size} kB`);
}

/** Downloads the package and returns its folder. */
function download(into: string): string {
  const npm = (...given: string[]) =>
    execFileSync('npm', given, {cwd: into, encoding: 'utf8'});
  // Without its dependencies, which are a hundred times larger.
  const archive = npm('pack', PACKAGE, '--silent').trim();
  execFileSync('tar', ['-xzf', archive], {cwd: into});
  return join(into, 'package');
}

async function writeVersion(folder: string, version: string): Promise<void> {
  for (const api of APIS) {
    const file = join(folder, `dist/data/${FILES[api]}_${version}.json.gz`);
    const json = gunzipSync(readFileSync(file)).toString();
    const {data, offline_scopes: access} = JSON.parse(json, (key, value) =>
      key === 'description' ? undefined : (value as unknown),
    ) as PackageFile;
    const whole = buildClientSchema(data, {assumeValid: true});
    const schema = access ? await cutAdmin(whole) : whole;
    const sdl = printSchema(schema);
    write(`${version}/${api}.graphql`, `# ${HEADER}\n\n${sdl}\n`);
    if (access) {
      write(`${version}/admin-scopes.json`, scopesOf(schema, access.items));
    }
    if (version === API_VERSION) {
      write(`${api}-types.d.ts`, await typesOf(schema));
    }
  }
}

async function cutAdmin(schema: GraphQLSchema): Promise<GraphQLSchema> {
  const documents = await readDocuments('admin');
  const selected = selectedFields(
    schema,
    documents.map(({text}) => parse(text)),
  );
  for (const field of FURTHER_ADMIN_FIELDS) selected.add(field);
  return cutSchema(schema, selected);
}

/** The scopes by type and by field (`Type.field`), as JSON. */
function scopesOf(
  schema: GraphQLSchema,
  items: NonNullable<PackageFile['offline_scopes']>['items'],
): string {
  const scopes: Record<string, readonly string[]> = {};
  for (const {typeName, fieldName, offlineScopes} of items) {
    const type = schema.getType(typeName);
    const isKnown =
      type &&
      (!fieldName || ('getFields' in type && type.getFields()[fieldName]));
    if (!isKnown || offlineScopes.length === 0) continue;
    scopes[fieldName ? `${typeName}.${fieldName}` : typeName] = offlineScopes;
  }
  return `${JSON.stringify(scopes, null, 2)}\n`;
}

async function typesOf(schema: GraphQLSchema): Promise<string> {
  const types = await codegen({
    schema: parse(printSchema(schema)),
    documents: [],
    filename: '',
    config: {},
    plugins: [
      {
        typescript: {
          defaultScalarType: 'unknown',
          enumsAsTypes: true,
          // As Hydrogen's codegen writes them: `Seo` for `SEO`.
          namingConvention: {typeNames: 'change-case-all#pascalCase'},
          scalars: SCALARS,
          useImplementingTypes: true,
        },
      },
    ],
    pluginMap: {typescript},
  });
  return `// ${HEADER}\n/* eslint-disable */\n${types}`;
}

async function writeSchemas(): Promise<void> {
  const temporary = mkdtempSync(join(tmpdir(), 'schemas-'));
  try {
    const folder = download(temporary);
    write('LICENSE', readFileSync(join(folder, 'LICENSE'), 'utf8'));
    for (const version of [API_VERSION, NEXT_API_VERSION]) {
      await writeVersion(folder, version);
    }
  } finally {
    rmSync(temporary, {recursive: true});
  }
}

async function compare(): Promise<void> {
  for (const api of APIS) {
    const {invalid, deprecated, changed} = schemaChanges(
      readSchema(api),
      readSchema(api, NEXT_API_VERSION),
      await readDocuments(api),
    );
    console.info(`${api}, ${API_VERSION} to ${NEXT_API_VERSION}`);
    for (const text of invalid) console.info(`  invalid: ${text}`);
    for (const text of deprecated) console.info(`  deprecated: ${text}`);
    for (const text of changed) console.info(`  changed: ${text}`);
    if (invalid.length > 0) process.exitCode = 1;
  }
}

await (process.argv[2] === 'compare' ? compare() : writeSchemas());
