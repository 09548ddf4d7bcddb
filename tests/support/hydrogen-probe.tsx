import {useFetcher, useLoaderData} from '@remix-run/react';
import {CartForm, useOptimisticCart} from '@shopify/hydrogen';
import type {
  ActionFunctionArgs,
  LoaderFunctionArgs,
} from '@shopify/remix-oxygen';

/**
 * A page as a Hydrogen developer would write it. The storefront does not contain it:
 * `hydrogen-parts.spec.ts` adds it to the routes of a copy.
 */
export async function loader({context, request}: LoaderFunctionArgs) {
  const variantId = new URL(request.url).searchParams.get('variant') ?? '';
  return {variantId, cart: await context.cart.get()};
}

export async function action({request}: ActionFunctionArgs) {
  const said = (await request.formData()).get('said');
  return {heard: typeof said === 'string' ? said : null};
}

export default function HydrogenProbe() {
  const {variantId, cart: served} = useLoaderData<typeof loader>();
  const cart = useOptimisticCart(served);
  const fetcher = useFetcher<typeof action>();
  return (
    <>
      <CartForm
        route="/cart"
        action={CartForm.ACTIONS.LinesAdd}
        inputs={{
          lines: [
            {
              merchandiseId: variantId,
              quantity: 2,
              selectedVariant: {id: variantId, title: 'Chosen'},
            },
          ],
        }}
      >
        <button type="submit">Add</button>
      </CartForm>
      <ul aria-label="Lines">
        {cart?.lines?.nodes.map((line) => (
          <li key={line.merchandise.id}>
            {line.isOptimistic ? 'soon' : 'now'}: {line.quantity}
          </li>
        ))}
      </ul>
      <fetcher.Form method="post">
        <input type="hidden" name="said" value="hello" />
        <button type="submit">Say</button>
      </fetcher.Form>
      <output>{fetcher.data?.heard}</output>
    </>
  );
}
