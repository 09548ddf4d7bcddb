import {
  getOperationAST,
  Kind,
  valueFromASTUntyped,
  type DocumentNode,
  type OperationDefinitionNode,
} from 'graphql';
import type {Shop, ShopContext} from './context';
import {catalogueIn} from './domain/catalogue-index';
import {countryIn, languageIn} from './domain/markets';
import type {VisitorConsent} from './domain/visitor-consent';

/**
 * Country, language and consent from the operation's `@inContext`. A language in which the shop is
 * not written becomes its first; a country to which it does not sell becomes its own, as on
 * Shopify. Values that are not a country or language at all do not get here: validation refuses
 * them.
 */
export function createRequestContext(
  shop: Shop,
  document: DocumentNode,
  operationName: string | null,
  variables: Readonly<Record<string, unknown>>,
): ShopContext {
  const operation = getOperationAST(document, operationName);
  const read = (name: string) =>
    operation ? readArgument(operation, name, variables) : null;
  const country = countryIn(shop, read('country')).isoCode;
  return {
    shop: {...shop, catalogue: catalogueIn(shop.catalogue, country)},
    country,
    language: languageIn(shop, read('language')),
    visitorConsent: readConsent(operation, variables),
  };
}

function readConsent(
  operation: OperationDefinitionNode | null | undefined,
  variables: Readonly<Record<string, unknown>>,
): VisitorConsent | null {
  const value = operation && argumentOf(operation, 'visitorConsent');
  if (!value) return null;
  return valueFromASTUntyped(value, {...variables}) as VisitorConsent | null;
}

function argumentOf(operation: OperationDefinitionNode, name: string) {
  return operation.directives
    ?.find((directive) => directive.name.value === 'inContext')
    ?.arguments?.find((argument) => argument.name.value === name)?.value;
}

function readArgument(
  operation: OperationDefinitionNode,
  name: string,
  variables: Readonly<Record<string, unknown>>,
): string | null {
  const value = argumentOf(operation, name);
  if (value?.kind === Kind.ENUM) return value.value;
  if (value?.kind !== Kind.VARIABLE) return null;
  const variable = value.name.value;
  const given = variables[variable];
  if (typeof given === 'string') return given;
  const fallback = operation.variableDefinitions?.find(
    (definition) => definition.variable.name.value === variable,
  )?.defaultValue;
  return given === undefined && fallback?.kind === Kind.ENUM
    ? fallback.value
    : null;
}
