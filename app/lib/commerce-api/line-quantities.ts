import type {DocumentNode} from 'graphql';
import {MOST_LINES} from '../cart/quantity';
import type {GraphQLResult} from '../storefront/attempt.server';
import type {MutationCall} from './operation-arguments';
import {field, takeOwnField, withOwnField} from './own-field';

/** Mutations that can bring a line above the cap although each of their lines is within it. */
const RAISERS = new Set(['cartLinesAdd', 'cartLinesUpdate']);

/** Name under which the server asks for the cart, whatever the client asks for. */
const OURS = 'cartOfTheServer';

interface LineQuantity {
  readonly id: string;
  readonly quantity: number;
}

/** Adds the question for the quantities of all lines to a mutation that may raise them. */
export function askingForQuantities(
  document: DocumentNode,
  call: MutationCall,
): DocumentNode {
  if (!RAISERS.has(call.field)) return document;
  const line = [field('id'), field('quantity')];
  const lines = field('lines', {
    first: MOST_LINES,
    selections: [field('nodes', {selections: line})],
  });
  return withOwnField(
    document,
    call,
    field('cart', {alias: OURS, selections: [lines]}),
  );
}

/** Takes the quantities, and the question for them, out of an answer; none without a cart. */
export function takeQuantities(
  given: GraphQLResult,
  call: MutationCall,
): {
  readonly result: GraphQLResult;
  readonly lines: readonly LineQuantity[];
} {
  if (!RAISERS.has(call.field)) return {result: given, lines: []};
  const {result, value} = takeOwnField(given, call, OURS);
  const cart = value as
    | {readonly lines: {readonly nodes: readonly LineQuantity[]}}
    | null
    | undefined;
  return {result, lines: cart?.lines.nodes ?? []};
}
