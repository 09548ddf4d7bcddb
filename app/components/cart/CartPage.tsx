import {useTranslations} from 'use-intl/react';
import type {UnsentRecipient} from '~/lib/cart/gift-recipient';
import type {CartProblem} from '~/lib/cart/cart-problem';
import {useCart} from './cart-context';
import {CartDetails} from './CartDetails';
import {CartLines} from './CartLines';
import {EmptyCart, UnavailableCart} from './CartNotice';
import {CartProblems} from './CartProblems';
import {CartSummary} from './CartSummary';
import {CheckoutLink} from './CheckoutLink';
import {CodeForms} from './CodeForms';
import {NoteForm} from './NoteForm';
import {UnsentGift} from './UnsentGift';
import {useSendForm} from './use-send-form';

interface Props {
  /** What a form that was sent without JavaScript left to say. */
  problems: readonly CartProblem[];
  /** A note of such a form that could not be saved. */
  unsavedNote?: string;
  /** A gift card of such a form that was refused. */
  unsentGift?: UnsentRecipient;
}

/** The cart as a page: all that the panel has, and the order's note. */
export function CartPage({problems: earlier, unsavedNote, unsentGift}: Props) {
  const t = useTranslations('cart');
  const {cart, lines, inMaking, isUnavailable, isUpdating, problems} =
    useCart();
  const isEmpty = lines.length + inMaking.length === 0;
  const general = [...earlier, ...problems].filter(
    ({lineKey}) => !lines.some(({key}) => key === lineKey),
  );
  const send = useSendForm();
  const note = unsavedNote ?? cart?.note ?? '';
  const noteForm = (
    <CartDetails title={t('note.title')} isOpen={note !== ''}>
      <NoteForm note={note} onSend={send} />
    </CartDetails>
  );

  return (
    <div className="page-width py-8">
      <h1 className="mb-4 text-3xl">{t('yourCart')}</h1>
      <div role={earlier.length > 0 ? 'alert' : undefined}>
        <CartProblems problems={general} />
      </div>
      {unsentGift ? <UnsentGift {...unsentGift} /> : null}
      {isUnavailable ? <UnavailableCart /> : null}
      {isEmpty && !isUnavailable ? <EmptyCart /> : null}
      {isEmpty ? (
        unsavedNote && noteForm
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
            <CartDetails title={t('codes.title')}>
              <CodeForms cart={cart} onSend={send} />
            </CartDetails>
          </aside>
        </div>
      )}
    </div>
  );
}
