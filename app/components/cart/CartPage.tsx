import {useTranslations} from 'use-intl/react';
import type {UnsentForm} from '~/lib/cart/cart-response.server';
import type {CartProblem} from '~/lib/cart/cart-problem';
import {useCart} from './cart-context';
import {CartDetails} from './CartDetails';
import {CartLines} from './CartLines';
import {EmptyCart, UnavailableCart} from './CartNotice';
import {CartProblems} from './CartProblems';
import {CartSummary, CheckoutLink} from './CartSummary';
import {CodeForms} from './CodeForms';
import {NoteForm} from './NoteForm';
import {UnsentGift} from './LineRecipient';

interface Props {
  /** What a form that was sent without JavaScript left to say. */
  problems: readonly CartProblem[];
  /** What such a form held, if it was not carried out. */
  unsent?: UnsentForm;
}

/** The cart as a page: all that the panel has, and the order's note. */
export function CartPage({problems: earlier, unsent = {}}: Props) {
  const t = useTranslations('cart');
  const {cart, lines, inMaking, isUnavailable, isUpdating, problems} =
    useCart();
  const isEmpty = lines.length + inMaking.length === 0;
  const general = [...earlier, ...problems].filter(
    ({lineKey}) => !lines.some(({key}) => key === lineKey),
  );
  const note = unsent.note ?? cart?.note ?? '';
  const noteForm = (
    <CartDetails title={t('note.title')} isOpen={note !== ''}>
      <NoteForm note={note} />
    </CartDetails>
  );

  return (
    <div className="page-width py-8">
      <h1 className="mb-4 text-3xl">{t('yourCart')}</h1>
      <div role={earlier.length > 0 ? 'alert' : undefined}>
        <CartProblems problems={general} />
      </div>
      {unsent.gift ? <UnsentGift {...unsent.gift} /> : null}
      {isUnavailable ? <UnavailableCart /> : null}
      {isEmpty && !isUnavailable ? <EmptyCart /> : null}
      {isEmpty ? (
        unsent.note && noteForm
      ) : (
        <div className="grid gap-8 lg:grid-cols-[1fr_24rem] lg:items-start">
          <div className="min-w-0">
            <CartLines />
            {noteForm}
          </div>
          <aside
            aria-label={t('total')}
            className="grid gap-4 rounded-panel border border-line bg-raised p-4 lg:sticky lg:top-24"
          >
            {cart ? <CartSummary cart={cart} isUpdating={isUpdating} /> : null}
            <CheckoutLink
              url={cart?.checkoutUrl ?? null}
              isUpdating={isUpdating}
            />
            <CartDetails
              title={t('codes.title')}
              isOpen={Boolean(unsent.discountCode ?? unsent.giftCardCode)}
            >
              <CodeForms cart={cart} unsent={unsent} />
            </CartDetails>
          </aside>
        </div>
      )}
    </div>
  );
}
