import gql from 'graphql-tag';
import {afterEach, expect, test} from 'vitest';
import {performCartAction} from '~/lib/cart/cart-actions.server';
import {parseCartInput, type CartAction} from '~/lib/cart/cart-input.server';
import {replaceCart} from '~/lib/cart/replace-cart.server';
import {add, cartOf, keys} from '../support/cart-results';
import {createVisitor} from '../support/cart-visitor';
import {breakShop, mendShop} from '../support/faults';
import {ownShop} from '../support/own-shop';
import {queryShop} from '../support/shop-client';
import {smallCatalogue, VARIANT} from '../support/small-catalogue';
import {MAX_PER_LINE} from '~/lib/limits/limits';

const {lamp, backOrder: service, soldOut} = VARIANT;
/** Two lamps and a map. */
const BUNDLE = VARIANT.giftCard;
const catalogue = {
  ...smallCatalogue,
  products: smallCatalogue.products.map((product) => ({
    ...product,
    isGiftCard: false,
    variants: product.variants.map((variant) =>
      variant.id === BUNDLE
        ? {
            ...variant,
            components: [
              {variantId: lamp, quantity: 2},
              {variantId: VARIANT.map, quantity: 1},
            ],
          }
        : variant,
    ),
  })),
};
const running = ownShop({catalogue});
afterEach(() => mendShop(running.origin));

/** The action of a product page's form, the same without JavaScript. */
function withService(merchandiseId: string, quantity: number): CartAction {
  const form = new FormData();
  const inputs = {lines: [{merchandiseId, quantity: 1}]};
  form.set('cartFormInput', JSON.stringify({action: 'LinesAdd', inputs}));
  form.set('quantity', String(quantity));
  form.set('addOn', service);
  const input = parseCartInput(form);
  if (!input.isValid) throw new Error(String(input.problem.key));
  return input.action;
}

type Answer = Awaited<ReturnType<ReturnType<typeof createVisitor>['act']>>;

/** The quantities of each line and of those nested below it. */
const nested = (answer: Pick<Answer, 'snapshot'>) =>
  cartOf(answer).lines.map((line) => [
    line.quantity,
    ...line.nested.map(({quantity}) => quantity),
  ]);

/** A visitor with three lamps and three services. */
async function withLamps() {
  const visitor = createVisitor(running.origin);
  const answer = await visitor.act(withService(lamp, 3));
  const [line] = cartOf(answer).lines;
  if (!line) throw new Error('No line.');
  return {visitor, answer, line};
}

test('an add-on is nested below the line of its product, and counts as one line with it', async () => {
  const {visitor, answer, line} = await withLamps();
  expect(nested(answer)).toEqual([[3, 3]]);
  expect(line.nested).toMatchObject([
    {title: 'Back-order (de)', isAddOn: true, total: {amount: '59.97'}},
  ]);
  expect(line.total.amount).toBe('59.97');
  expect(cartOf(answer).subtotal.amount).toBe('119.94');
  // Alone, the service has its own line, and a lamp without it joins the others.
  await visitor.act(add(service, 1));
  expect(nested(await visitor.act(add(lamp, 1)))).toEqual([[1], [4, 3]]);
  expect(nested(await visitor.act(withService(lamp, 1)))).toEqual([
    [1],
    [5, 4],
  ]);
});

test('an add-on has no more units than its line, also when another line of the change is gone', async () => {
  const {visitor, line} = await withLamps();
  const [other] = cartOf(await visitor.act(add(VARIANT.map, 1))).lines;
  const gone = other?.id ?? '';
  await visitor.act({kind: 'remove', lineIds: [gone]});
  const answer = await visitor.act({
    kind: 'update',
    lines: [
      {id: line.id, quantity: 1},
      {id: gone, quantity: 2},
    ],
  });
  expect(keys(answer)).toEqual(['lineGone']);
  expect(nested(answer)).toEqual([[1, 1]]);
});

test('an add-on is removed with its line, or by itself', async () => {
  const first = await withLamps();
  const {id} = first.line;
  const remove = (lineId: string): CartAction => ({
    kind: 'remove',
    lineIds: [lineId],
  });
  expect(nested(await first.visitor.act(remove(id)))).toEqual([]);
  const second = await withLamps();
  const [addOn] = second.line.nested;
  const answer = await second.visitor.act(remove(addOn?.id ?? ''));
  expect(nested(answer)).toEqual([[3]]);
  const third = await withLamps();
  const lines = [{id: third.line.id, quantity: 0}];
  expect(nested(await third.visitor.act({kind: 'update', lines}))).toEqual([]);
});

test('an add-on has no more units than its line, and the cap is reported once', async () => {
  const {visitor, line} = await withLamps();
  const update = (quantity: number): CartAction => ({
    kind: 'update',
    lines: [{id: line.id, quantity}],
  });
  expect(nested(await visitor.act(update(2)))).toEqual([[2, 2]]);
  const answer = await visitor.act(withService(lamp, MAX_PER_LINE));
  expect(nested(answer)).toEqual([[MAX_PER_LINE, MAX_PER_LINE]]);
  expect(keys(answer)).toEqual(['cappedQuantity']);
});

test('an add-on is not added to a sold-out product', async () => {
  const visitor = createVisitor(running.origin);
  const answer = await visitor.act(withService(soldOut, 1));
  expect(nested(answer)).toEqual([]);
});

test('a cart that is copied at a login keeps its lines nested', async () => {
  const {visitor} = await withLamps();
  await replaceCart(visitor.context(), null);
  expect(nested(await visitor.read())).toEqual([[3, 3]]);
});

test('a cart that is copied at a login keeps its order, and each add-on below its own line', async () => {
  const visitor = createVisitor(running.origin);
  await visitor.act(withService(lamp, 3));
  const marked = withService(lamp, 2);
  if (marked.kind !== 'add') throw new Error('No addition.');
  const [line, ...addOns] = marked.lines;
  if (!line) throw new Error('No line.');
  const attributes = [{key: 'Engraving', value: 'EDNY'}];
  const lines = [{...line, attributes}, ...addOns];
  const before = nested(await visitor.act({kind: 'add', lines}));
  expect(before).toEqual([
    [2, 2],
    [3, 3],
  ]);
  await replaceCart(visitor.context(), null);
  expect(nested(await visitor.read())).toEqual(before);
});

test('a change of a cart that a login has replaced does not bring back its id', async () => {
  const {visitor} = await withLamps();
  const earlier = visitor.context();
  const later: Promise<unknown>[] = [];
  const waitUntil = (work: Promise<unknown>) => void later.push(work);
  await replaceCart({...visitor.context(), waitUntil}, null);
  await Promise.all(later);
  const {cookies} = await performCartAction(add(lamp, 1), earlier);
  expect(cookies).toEqual([]);
});

test.each([
  ['its add-ons cannot be copied', 'cartLinesAdd'],
  ['it cannot be marked as replaced', 'cartAttributesUpdate'],
])('a cart has no buyer after a logout when %s', async (_, operation) => {
  const {visitor} = await withLamps();
  const cookie = visitor.cookie;
  await visitor.context().cart.updateBuyerIdentity({email: 'a@example.com'});
  await breakShop(running.origin, {operation, kind: 'status', status: 400});
  const later: Promise<unknown>[] = [];
  const waitUntil = (work: Promise<unknown>) => void later.push(work);
  await replaceCart({...visitor.context(), waitUntil}, null);
  await Promise.all(later);
  visitor.cookie = cookie;
  const old = await visitor.context().cart.get();
  expect(old?.buyerIdentity).toMatchObject({email: null});
});

test('a bundle is one line with its parts, and has their stock', async () => {
  const visitor = createVisitor(running.origin);
  const answer = await visitor.act(add(BUNDLE, 5));
  const [line] = cartOf(answer).lines;
  // Three maps are left.
  expect(keys(answer)).toEqual(['notEnoughStock']);
  expect(nested(answer)).toEqual([[3, 6, 3]]);
  expect(line?.total.amount).toBe('150.0');
  expect(line?.nested).toMatchObject([{isAddOn: false}, {title: 'Map (de)'}]);
  const lines = [{id: line?.id ?? '', quantity: 1}];
  expect(nested(await visitor.act({kind: 'update', lines}))).toEqual([
    [1, 2, 1],
  ]);
  // A bundle has no add-ons: it is added without.
  const without = await visitor.act(withService(BUNDLE, 1));
  expect(without.problems).toMatchObject([{severity: 'warning'}]);
  expect(nested(without)).toEqual([[2, 4, 2]]);
});

test('a bundle’s variant names its parts, and each part its bundles', async () => {
  const {data, errors} = await queryShop(
    running.origin,
    gql`
      query Q($ids: [ID!]!) {
        nodes(ids: $ids) {
          ... on ProductVariant {
            requiresComponents
            components(first: 9) {
              nodes {
                quantity
                productVariant {
                  id
                }
              }
            }
            groupedBy(first: 9) {
              nodes {
                id
              }
            }
          }
        }
      }
    `,
    {ids: [BUNDLE, lamp]},
  );
  expect(errors).toBeUndefined();
  expect(data).toEqual({
    nodes: [
      {
        requiresComponents: true,
        components: {
          nodes: [
            {quantity: 2, productVariant: {id: lamp}},
            {quantity: 1, productVariant: {id: VARIANT.map}},
          ],
        },
        groupedBy: {nodes: []},
      },
      {
        requiresComponents: false,
        components: {nodes: []},
        groupedBy: {nodes: [{id: BUNDLE}]},
      },
    ],
  });
});
