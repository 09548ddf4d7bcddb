import {useRouteLoaderData} from '@remix-run/react';
import {useEffect, useState} from 'react';
import {useTranslations} from 'use-intl/react';
import {useCart, useCartStore} from '~/components/cart/CartProvider';
import {CartActionForm} from '~/components/cart/CartActionForm';
import {Button} from '~/components/ui/Button';
import {ButtonLink} from '~/components/ui/ButtonLink';
import {Link} from '~/components/ui/Link';
import {Thumbnail} from '~/components/ui/Thumbnail';
import {useLocale} from '~/components/ui/use-locale';
import {localizedPath} from '~/lib/i18n/locale';
import type {CartAddOnView} from '~/lib/product/load-cart-add-on.server';
import {langAttributes} from '~/lib/i18n/lang-attributes';
import {HiddenTitle} from './HiddenTitle';
import {Price} from './Price';

/** One product that goes with the products of the cart: the document's, else nothing until it is loaded. */
export function CartAddOn() {
  const t = useTranslations('cart.addOn');
  const store = useCartStore();
  const {lines} = useCart();
  const addOn = useAddOn(lines.map(({handle}) => handle));
  const isInCart = lines.some(
    ({handle, nested}) =>
      handle === addOn?.handle ||
      nested.some((part) => part.merchandiseId === addOn?.merchandiseId),
  );
  if (!addOn || isInCart) return null;
  const {title, about, path, picture, price, merchandiseId, langs} = addOn;
  const line = merchandiseId ? {merchandiseId, quantity: 1} : null;
  return (
    <section
      aria-labelledby="cart-add-on"
      className="border-t border-line py-4"
    >
      <h2 id="cart-add-on" className="mb-2 text-sm font-bold">
        {t('title')}
      </h2>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Thumbnail {...picture} sizes="3.5rem" className="size-14 bg-sunken" />
        <div className="min-w-0 flex-1 basis-32 text-sm">
          <Link
            to={path}
            {...langAttributes(langs?.title)}
            className="line-clamp-2 wrap-anywhere hover:text-accent hover:underline"
          >
            {title}
          </Link>
          <p {...langAttributes(langs?.description)} className="line-clamp-3">
            {about}
          </p>
          <Price {...price} />
        </div>
        {line ? (
          <CartActionForm
            action="LinesAdd"
            inputs={{lines: [line]}}
            redirectTo="/cart"
            onSend={() => store.change({kind: 'add', title, lines: [line]})}
          >
            <Button type="submit" variant="secondary" size="sm">
              {t('add')}
              <HiddenTitle title={title} langs={langs} />
            </Button>
          </CartActionForm>
        ) : (
          <ButtonLink to={path} variant="secondary" size="sm">
            {t('choose')}
            <HiddenTitle title={title} langs={langs} />
          </ButtonLink>
        )}
      </div>
    </section>
  );
}

interface LoadedAddOn {
  /** Handles of the cart's products, joined by spaces. */
  readonly of: string;
  readonly addOn: CartAddOnView | null;
}

/** Loads it again when other products are in the cart; the older one stays until then. */
function useAddOn(handles: readonly string[]): CartAddOnView | null {
  const first = useRouteLoaderData<{addOn?: LoadedAddOn}>('root')?.addOn;
  const [loaded, setLoaded] = useState(first ?? {of: '', addOn: null});
  const path = localizedPath('/cart/add-on', useLocale());
  const of = handles.join(' ');
  useEffect(() => {
    if (of === loaded.of) return;
    const products = [...new Set(of.split(' '))].slice(0, 50);
    const query = new URLSearchParams(products.map((each) => ['for', each]));
    const request = new AbortController();
    const {signal} = request;
    fetch(`${path}?${query}`, {signal})
      .then((response) =>
        response.ok ? (response.json() as Promise<CartAddOnView | null>) : null,
      )
      .then(
        (addOn) => setLoaded({of, addOn}),
        () => undefined,
      );
    return () => request.abort();
  }, [path, of, loaded.of]);
  return loaded.addOn;
}
