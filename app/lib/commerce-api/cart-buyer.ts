import {
  BREAK,
  Kind,
  visit,
  type ASTNode,
  type FragmentDefinitionNode,
} from 'graphql';
import {Rejected, type ClientOperation} from './allowed-operation';

/** Fields of `Cart` that have addresses. */
const DELIVERY_FIELDS: readonly string[] = ['delivery', 'deliveryAddress'];

/** Fields of `CartBuyerIdentity` that name nobody. */
const IMPERSONAL: readonly string[] = ['__typename', 'countryCode'];

/**
 * Checks that a document does not ask whose a cart is. A cart's id and key, which are in every
 * link to the checkout, open it to anyone: only the session's own token proves a customer.
 * @throws {Rejected} unless the cart is new, or gets the session's customer.
 */
export function checkCartBuyer(
  {document, fields: [field]}: ClientOperation,
  usesToken: boolean,
): void {
  const root = field.name.value;
  if (root === 'cartCreate') return;
  const becomesOwn = root === 'cartBuyerIdentityUpdate' && usesToken;
  const fragments = document.definitions.filter(
    (each) => each.kind === Kind.FRAGMENT_DEFINITION,
  );
  if (
    selects(document, (name) => DELIVERY_FIELDS.includes(name)) ||
    (!becomesOwn && namesBuyer(document, fragments))
  ) {
    throw new Rejected(403, 'Whose a cart is, is not told here.');
  }
}

function namesBuyer(
  document: ASTNode,
  fragments: readonly FragmentDefinitionNode[],
): boolean {
  const inside: ASTNode[] = fragments.filter(
    ({typeCondition}) => typeCondition.name.value === 'CartBuyerIdentity',
  );
  visit(document, {
    Field: ({name, selectionSet}) => {
      if (name.value === 'buyerIdentity' && selectionSet)
        inside.push(selectionSet);
    },
  });
  const spread = new Set<string>();
  // Grows while it is read.
  for (const node of inside) {
    if (selects(node, (name) => !IMPERSONAL.includes(name))) return true;
    visit(node, {
      FragmentSpread: ({name}) => {
        if (spread.has(name.value)) return;
        spread.add(name.value);
        inside.push(
          ...fragments.filter((each) => each.name.value === name.value),
        );
      },
    });
  }
  return false;
}

function selects(node: ASTNode, isSought: (name: string) => boolean): boolean {
  let isFound = false;
  visit(node, {
    Field: ({name}) => {
      if (!isSought(name.value)) return undefined;
      isFound = true;
      return BREAK;
    },
  });
  return isFound;
}
