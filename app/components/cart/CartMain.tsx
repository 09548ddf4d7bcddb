import {useRef, useState, type ReactNode} from 'react';
import {useTranslations} from 'use-intl/react';
import {GuaranteeLink} from '~/components/ui/GuaranteeLink';
import {Button} from '~/components/ui/Button';
import {ButtonLink} from '~/components/ui/ButtonLink';
import {PaymentMarks} from '~/components/ui/PaymentMarks';
import {useMapTranslations} from '~/components/ui/use-map-translations';
import {Link} from '~/components/ui/Link';
import {useLocale} from '~/components/ui/use-locale';
import {CATALOGUE_PATH, MAP_PATH} from '~/lib/environment/brand';
import type {ShownProblem} from '~/lib/cart/cart-problem';
import type {RejectedCartForm} from '~/lib/cart/cart-response.server';
import {removedLine, type RemovedLine, isInCart} from '~/lib/cart/removed-line';
import {
  lineKey,
  LINE_PROPERTIES,
  type PropertyName,
} from '~/lib/cart/cart-line';
import type {CartLineView} from '~/lib/cart/cart-view.server';
import {localizedPath} from '~/lib/i18n/locale';
import {MAX_NOTE_LENGTH} from '~/lib/limits/limits';
import {useCart, useCartStore} from './CartProvider';
import {CartDetails} from './CartDetails';
import {CartLines} from './CartLines';
import {
  CartProblems,
  useProblemText,
  usePropertyProblems,
} from './CartProblems';
import {CartSummary, CartTotal, CheckoutLink} from './CartSummary';
import {AppliedCodes, CodeForm} from './CodeForms';
import {hasLineFields, RejectedLine} from './RejectedLine';
import {Field} from '~/components/ui/Field';
import {CartActionForm, useSendForm} from './CartActionForm';

interface Props {
  layout: 'page' | 'panel';
  /** From a form submitted without JavaScript. */
  problems?: readonly ShownProblem[];
  /** What was typed into a form without JavaScript that was rejected. */
  rejected?: RejectedCartForm;
  /** The line that a form without JavaScript removed. */
  removed?: RemovedLine;
  /** What goes with the products of the cart; in the panel also what an empty one offers. */
  addOn?: ReactNode;
  /** What an empty cart's page offers. */
  instead?: ReactNode;
  /** Height in px of the window's end that something covers. */
  coveredHeight?: number;
}

const NONE: readonly ShownProblem[] = [];

/** Shown at the field for codes. */
const CODE_PROBLEMS: readonly ShownProblem['key'][] = [
  'codeMissing',
  'discountNotApplicable',
  'invalidGiftCard',
  'tooManyCodes',
];

export function CartMain({
  layout,
  problems: earlier = NONE,
  rejected = {},
  removed: removedBefore,
  addOn,
  instead,
  coveredHeight = 0,
}: Props) {
  const t = useTranslations('cart');
  const {cart, lines, optimisticLines, isUnavailable, problems} = useCart();
  const [removed, setRemoved] = useState(removedBefore);
  const [undone, setUndone] = useState<string>();
  const removedNote = useRef<HTMLDivElement>(null);
  const propertyProblems = usePropertyProblems();
  const isEmpty = lines.length + optimisticLines.length === 0;
  const all = [...earlier, ...problems];
  const atCodes = isEmpty ? [] : all.filter(isAboutCodes);
  const general = all.filter(
    (problem) =>
      !atCodes.includes(problem) && !isAtLine(problem, lines, rejected),
  );
  const note = rejected.note ?? cart?.note ?? '';

  const showRemoved = (line?: RemovedLine) => {
    setRemoved(line);
    setUndone(undefined);
    // The focused control disappears.
    removedNote.current?.focus();
  };
  const undo = ({lines: [line]}: RemovedLine) => {
    showRemoved();
    setUndone(lineKey(line));
  };
  /** The line is back; unless the shopper has gone on meanwhile. */
  const focusReturned = (name: HTMLElement | null) => {
    if (document.activeElement === removedNote.current)
      name?.querySelector('a')?.focus();
  };
  const notices = (
    <>
      <div ref={removedNote} tabIndex={-1} className="outline-none">
        {removed ? (
          <RemovedNote removed={removed} onUndone={() => undo(removed)} />
        ) : null}
      </div>
      <div role={earlier.length > 0 ? 'alert' : undefined}>
        <CartProblems problems={general} />
      </div>
      {hasLineFields(rejected) ? (
        <RejectedLine fields={rejected} problems={propertyProblems(earlier)} />
      ) : null}
      {isUnavailable ? <UnavailableCart /> : null}
      {isEmpty && !isUnavailable ? <EmptyCart /> : null}
    </>
  );
  const cartLines = (
    <CartLines
      isWide={layout === 'page'}
      onRemoved={(line) => showRemoved(removedLine(line, lines))}
      returned={undone}
      nameOfReturned={focusReturned}
    />
  );
  const codes = (
    <Codes
      typed={rejected.discountCode}
      isOpen={
        rejected.discountCode !== undefined ||
        (!isEmpty && earlier.some(isAboutCodes))
      }
      problems={atCodes}
    />
  );
  const noteForm = (
    <CartDetails title={t('note.title')} isOpen={note !== ''}>
      <NoteForm note={note} />
    </CartDetails>
  );

  if (layout === 'panel') {
    return (
      <>
        <div className="flex-1 px-4 pt-4">
          {notices}
          {isEmpty ? null : (
            <>
              {cartLines}
              {codes}
            </>
          )}
          {isEmpty && isUnavailable ? null : addOn}
          {isEmpty ? null : <PanelSummary />}
        </div>
        {isEmpty ? null : <PanelFooter />}
      </>
    );
  }
  return (
    <>
      <div className="page-width py-6 lg:py-10">
        <h1 className="mb-4 text-3xl sm:text-4xl">{t('yourCart')}</h1>
        {notices}
        {isEmpty ? (
          <>
            {rejected.note && noteForm}
            {isUnavailable ? null : <div className="py-8">{instead}</div>}
          </>
        ) : (
          <div className="grid gap-x-8 gap-y-6 lg:grid-cols-[1fr_24rem] lg:grid-rows-[auto_1fr] lg:items-start">
            <div className="min-w-0">{cartLines}</div>
            {/* On phones nothing that can wait stands before the total. */}
            <PageSummary>{codes}</PageSummary>
            <div className="min-w-0">
              {addOn}
              {noteForm}
            </div>
          </div>
        )}
      </div>
      {isEmpty ? null : <PageFooter bottom={coveredHeight} />}
    </>
  );
}

const isAboutCodes = ({key}: ShownProblem) => CODE_PROBLEMS.includes(key);

/** Whether a problem is shown at its line, or at a field of a line's form. */
function isAtLine(
  {key, lineId}: ShownProblem,
  lines: readonly CartLineView[],
  rejected: RejectedCartForm,
): boolean {
  const hasField = (name: PropertyName) =>
    rejected[name] !== undefined ||
    lines.some(({properties}) =>
      properties.some((property) => property.name === name),
    );
  return (
    lines.some(({id}) => id === lineId) ||
    LINE_PROPERTIES.some(({name, problem}) => problem === key && hasField(name))
  );
}

function PanelSummary() {
  const t = useTranslations('cart');
  const {cart, isUpdating} = useCart();
  return (
    <div className="mb-8 grid gap-3 pt-4">
      {cart ? (
        <CartSummary cart={cart} isUpdating={isUpdating} hasTotal={false} />
      ) : null}
      <GuaranteeLink />
      <Payments />
      <Link to="/cart" className="text-link text-center">
        {t('toCart')}
      </Link>
    </div>
  );
}

/** No more than this sticks, or a low window would show fewer than two lines of the cart. */
function PanelFooter() {
  const {cart, isUpdating} = useCart();
  return (
    <div
      className="sticky bottom-0 grid gap-2 border-t border-line bg-surface px-4 py-3"
      // What goes on below it fades out, over less than a line.
      style={{boxShadow: '0 -0.25rem 0.5rem var(--color-surface)'}}
    >
      {cart ? (
        <>
          <AppliedCodes {...cart} />
          <CartTotal cart={cart} isUpdating={isUpdating} />
          <CheckoutLink url={cart.checkoutUrl} isUpdating={isUpdating} />
        </>
      ) : null}
    </div>
  );
}

/** Below the lines the summary is out of view: total and button stick to the end of a narrow window. */
function PageFooter({bottom}: {bottom: number}) {
  const {cart, isUpdating} = useCart();
  if (!cart?.checkoutUrl) return null;
  return (
    <div
      className="sticky bottom-0 border-t border-line bg-surface lg:hidden short:static print:hidden"
      style={bottom > 0 ? {bottom} : undefined}
    >
      <div className="page-width grid grid-cols-2 items-center gap-4 py-2">
        <CartTotal cart={cart} isUpdating={isUpdating} isStacked />
        <CheckoutLink url={cart.checkoutUrl} isUpdating={isUpdating} />
      </div>
    </div>
  );
}

function PageSummary({children}: {children: ReactNode}) {
  const t = useTranslations('cart');
  const {cart, isUpdating} = useCart();
  return (
    <aside
      aria-labelledby="summary"
      className="grid gap-4 rounded-panel border border-line bg-raised p-4 lg:sticky lg:top-24 lg:row-span-2 lg:mt-4"
    >
      <h2 id="summary" className="text-lg">
        {t('summary')}
      </h2>
      {cart ? (
        <CartSummary cart={cart} isUpdating={isUpdating} hasTotal />
      ) : null}
      <GuaranteeLink />
      {children}
      {cart ? <AppliedCodes {...cart} /> : null}
      <div className="max-lg:hidden">
        <CheckoutLink url={cart?.checkoutUrl ?? null} isUpdating={isUpdating} />
      </div>
      <Payments />
    </aside>
  );
}

function Payments() {
  const t = useTranslations('product.facts');
  const marks = useCart().cart?.payments ?? [];
  if (marks.length === 0) return null;
  return (
    <div className="mx-auto w-fit text-muted">
      <p className="sr-only">{t('payments')}</p>
      <PaymentMarks marks={marks} />
    </div>
  );
}

interface CodesProps {
  typed: string | undefined;
  isOpen: boolean;
  problems: readonly ShownProblem[];
}

function Codes({typed, isOpen, problems}: CodesProps) {
  const t = useTranslations('cart.codes');
  const text = useProblemText();
  return (
    <CartDetails title={t('title')} isOpen={isOpen}>
      <CodeForm typed={typed} problem={problems.map(text).join(' ')} />
    </CartDetails>
  );
}

function EmptyCart() {
  const t = useTranslations('cart');
  const map = useMapTranslations('map');
  return (
    <div className="mt-2 mb-8 flex flex-wrap gap-4">
      <p className="basis-full">{t('empty')}</p>
      {map ? <ButtonLink to={MAP_PATH}>{map('see')}</ButtonLink> : null}
      <ButtonLink to={CATALOGUE_PATH} variant={map ? 'secondary' : 'primary'}>
        {t('browse')}
      </ButtonLink>
    </div>
  );
}

function UnavailableCart() {
  const t = useTranslations('cart');
  const store = useCartStore();
  const locale = useLocale();
  const [isRefreshing, setIsRefreshing] = useState(false);
  const retry = async () => {
    setIsRefreshing(true);
    await store.refresh();
    setIsRefreshing(false);
  };
  return (
    <form
      // Without JavaScript, reloads the cart page.
      action={localizedPath('/cart', locale)}
      className="grid justify-items-start gap-4 py-6"
      onSubmit={(event) => {
        event.preventDefault();
        void retry();
      }}
    >
      <p role="alert">{t('unavailable')}</p>
      <Button type="submit" variant="secondary" aria-busy={isRefreshing}>
        {isRefreshing ? t('loading') : t('retry')}
      </Button>
    </form>
  );
}

function NoteForm({note}: {note: string}) {
  const t = useTranslations('cart.note');
  const send = useSendForm();
  return (
    <CartActionForm
      action="NoteUpdate"
      inputs={{}}
      onSend={send}
      className="grid gap-2"
    >
      <Field
        // Resets the field when another tab changed the note.
        key={note}
        isMultiline
        name="note"
        label={t('label')}
        defaultValue={note}
        maxLength={MAX_NOTE_LENGTH}
        rows={3}
      />
      <div>
        <Button type="submit" variant="secondary">
          {t('save')}
        </Button>
      </div>
    </CartActionForm>
  );
}

interface RemovedNoteProps {
  removed: RemovedLine;
  onUndone: () => void;
}

/** Says which line was removed, and adds it again; nothing while the line is in the cart. */
function RemovedNote({removed, onUndone}: RemovedNoteProps) {
  const t = useTranslations('cart');
  const store = useCartStore();
  const {title, lines} = removed;
  if (isInCart(removed, useCart().lines)) return null;
  const undo = () => {
    void store.change({kind: 'add', title, lines});
    onUndone();
  };
  return (
    <CartActionForm
      action="LinesAdd"
      inputs={{lines}}
      redirectTo="/cart"
      onSend={undo}
      className="mb-4 flex items-center justify-between gap-4 rounded-control bg-sunken px-3 py-2 text-sm"
    >
      <p className="min-w-0 wrap-anywhere">{t('announce.removed', {title})}</p>
      <Button type="submit" variant="secondary" size="sm" className="flex-none">
        {t('undo')}
      </Button>
    </CartActionForm>
  );
}
