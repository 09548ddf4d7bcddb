import type {RefCallback} from 'react';
import {useTranslations} from 'use-intl/react';
import IconTrash from '~icons/lucide/trash-2';
import {Link} from '~/components/ui/Link';
import {Thumbnail} from '~/components/ui/Thumbnail';
import {useLocale} from '~/components/ui/use-locale';
import type {ShownProblem} from '~/lib/cart/cart-problem';
import type {ShownLine} from '~/lib/cart/cart-store';
import {REMOVED, removedLine, type RemovedLine} from '~/lib/cart/removed-line';
import {formatDeduction, formatMoney} from '~/lib/i18n/format';
import {langAttributes} from '~/lib/i18n/lang-attributes';
import {useCart, useCartStore} from './CartProvider';
import {CartActionForm, useSendForm} from './CartActionForm';
import {CartProblems} from './CartProblems';
import {LineProperty} from './LineProperty';
import {LineQuantity} from './LineQuantity';
import {OptionValues} from './OptionValues';
import {LineRecipient} from './LineRecipient';
import IconX from '~icons/lucide/x';

interface Props {
  /** On the cart's page there is room for larger pictures. */
  isWide: boolean;
  onRemoved: (line: ShownLine) => void;
  /** The key of a line whose removal has been undone. */
  returned: string | undefined;
  /** Gets the element with the link that names it. */
  nameOfReturned: RefCallback<HTMLElement>;
}

export function CartLines({
  isWide,
  onRemoved,
  returned,
  nameOfReturned,
}: Props) {
  const t = useTranslations('cart');
  const store = useCartStore();
  const {lines, optimisticLines, problems} = useCart();

  const setQuantity = (line: ShownLine, quantity: number) => {
    const {id: lineId, title} = line;
    void store.change({kind: 'set', lineId, title, quantity});
    if (quantity <= 0) onRemoved(line);
  };

  return (
    <ul aria-label={t('lines')} className="ruled">
      {optimisticLines.map(({key, title, quantity}) => (
        <li key={key} className="py-4 text-muted">
          <p className="line-clamp-3">{t('addingLine', {title, quantity})}</p>
        </li>
      ))}
      {lines.map((line) => (
        <CartLine
          key={line.id}
          line={line}
          isWide={isWide}
          removed={removedLine(line, lines)}
          nameRef={line.key === returned ? nameOfReturned : undefined}
          problems={problems.filter(({lineId}) => lineId === line.id)}
          onChange={(quantity) => setQuantity(line, quantity)}
        />
      ))}
    </ul>
  );
}

interface LineProps extends Pick<Props, 'isWide'> {
  line: ShownLine;
  /** What undoes its removal. */
  removed: RemovedLine;
  nameRef: RefCallback<HTMLElement> | undefined;
  problems: readonly ShownProblem[];
  onChange: (quantity: number) => void;
}

function CartLine({
  line,
  isWide,
  removed,
  nameRef,
  problems,
  onChange,
}: LineProps) {
  const t = useTranslations('cart');
  const {id, title, path, image, darkImage, options} = line;
  const {attributes, sellingPlan} = line;
  const details = [
    ...attributes.map(({key, value}) => t('option', {name: key, value})),
    ...(sellingPlan ? [sellingPlan] : []),
    ...(line.unitPrice ? [line.unitPrice] : []),
  ];
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-3 py-4">
      <Link
        to={path}
        // The title links to the same page; one tab stop is enough.
        tabIndex={-1}
        aria-hidden
        className={`block aspect-square w-24 overflow-hidden rounded-control bg-sunken ${isWide ? 'sm:w-32' : ''}`}
      >
        <Thumbnail
          image={image}
          darkImage={darkImage}
          sizes="8rem"
          widest={isWide ? 400 : 200}
          className="size-full"
        />
      </Link>
      <div className="flex min-w-0 flex-col justify-between gap-2">
        <div className="flex flex-wrap justify-between gap-x-4 gap-y-1">
          <div className="min-w-0 flex-1 basis-32">
            <p ref={nameRef} className="font-bold break-words">
              <Link
                to={path}
                title={title}
                {...langAttributes(line.lang)}
                className="line-clamp-3 hover:text-accent hover:underline"
              >
                {title}
              </Link>
            </p>
            {options.length > 0 ? (
              <p className="text-sm text-muted">
                <OptionValues values={options} />
              </p>
            ) : null}
            {details.map((text) => (
              <p key={text} className="text-sm text-muted">
                {text}
              </p>
            ))}
            {line.isAvailable ? null : (
              <p className="text-sm font-bold text-danger">{t('soldOut')}</p>
            )}
          </div>
          <LinePrice line={line} />
          {line.isPending ? null : <LineDiscounts discounts={line.discounts} />}
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <LineQuantity line={line} onChange={onChange} />
          {line.canRemove ? (
            <CartActionForm
              action="LinesRemove"
              inputs={{lineIds: [id]}}
              onSend={() => onChange(0)}
            >
              <input
                type="hidden"
                name={REMOVED}
                value={JSON.stringify(removed)}
              />
              <button type="submit" className="icon-button">
                <IconTrash />
                <RemoveLabel title={title} lang={line.lang} />
              </button>
            </CartActionForm>
          ) : null}
        </div>
      </div>
      {line.nested.length > 0 ? <NestedLines line={line} /> : null}
      {line.isGiftCard ? <LineRecipient line={line} /> : null}
      {line.properties.map((property) => (
        <LineProperty key={property.name} lineId={id} {...property} />
      ))}
      {problems.length > 0 ? (
        <div className="col-span-full">
          <CartProblems problems={problems} />
        </div>
      ) : null}
    </li>
  );
}

function RemoveLabel({title, lang}: Pick<ShownLine, 'title' | 'lang'>) {
  const t = useTranslations('cart');
  return (
    <span className="sr-only">
      {t.rich('remove', {
        title,
        name: (chunks) => <span {...langAttributes(lang)}>{chunks}</span>,
      })}
    </span>
  );
}

function LinePrice({line}: {line: ShownLine}) {
  const t = useTranslations('cart');
  const locale = useLocale();
  const {total, each, priceBefore, lowest, isUnannounced, isPending, quantity} =
    line;
  if (isPending) {
    return (
      <p className="ml-auto text-right text-muted" aria-busy>
        {/* No wider than a price, to avoid a layout shift. */}
        <span aria-hidden>{t('price.pending')}</span>
        <span className="sr-only">{t('price.updating')}</span>
      </p>
    );
  }
  return (
    <div className="ml-auto text-right">
      <p className="font-bold">
        <span className="sr-only">{t('price.now')} </span>
        {formatMoney(total, locale)}
      </p>
      {each ? (
        <p className="text-sm text-muted">
          {t('price.each', {quantity, price: formatMoney(each, locale)})}
        </p>
      ) : null}
      {priceBefore ? (
        <p className="text-sm text-muted">
          <s>
            <span className="sr-only">
              {`${t(isUnannounced ? 'price.struck' : 'price.before')} `}
            </span>
            {formatMoney(priceBefore, locale)}
          </s>
        </p>
      ) : null}
      {lowest ? <p className="text-sm text-muted">{lowest}</p> : null}
    </div>
  );
}

function LineDiscounts({discounts}: Pick<ShownLine, 'discounts'>) {
  const t = useTranslations('cart');
  const locale = useLocale();
  return discounts.map(({name, amount}) => (
    <p
      key={`${name} ${amount.amount}`}
      className="basis-full text-right text-sm text-success"
    >
      {name ? t('discountOf', {name}) : t('discount')}{' '}
      {formatDeduction(amount, locale)}
    </p>
  ));
}

/** Add-ons of a line, which can be removed by themselves, or the parts of a bundle. */
function NestedLines({line}: {line: ShownLine}) {
  const t = useTranslations('cart');
  const locale = useLocale();
  const send = useSendForm();
  return (
    <ul
      aria-label={t('nested.title', {title: line.title})}
      className="col-span-full ml-4 border-l-2 border-line-strong pl-4 text-sm"
    >
      {line.nested.map(
        ({id, title, lang, quantity, options, isAddOn, ...part}) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4">
            <span className="min-w-0 flex-1 py-1 break-words">
              <span {...langAttributes(lang)}>
                {t('nested.line', {quantity, title})}
              </span>
              {options.length > 0 ? (
                <span className="block text-muted">
                  <OptionValues values={options} />
                </span>
              ) : null}
              {'unitPrice' in part ? (
                <span className="block text-muted">{part.unitPrice}</span>
              ) : null}
            </span>
            {isAddOn ? (
              <>
                <span aria-busy={line.isPending}>
                  {line.isPending
                    ? t('price.updating')
                    : formatMoney(part.total, locale)}
                </span>
                {'canRemove' in part && part.canRemove ? (
                  <CartActionForm
                    action="LinesRemove"
                    inputs={{lineIds: [id]}}
                    onSend={send}
                  >
                    <button type="submit" className="icon-button">
                      <IconX />
                      <RemoveLabel title={title} lang={lang} />
                    </button>
                  </CartActionForm>
                ) : null}
              </>
            ) : null}
          </li>
        ),
      )}
    </ul>
  );
}
