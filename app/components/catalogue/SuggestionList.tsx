import {useTranslations} from 'use-intl/react';
import IconSearch from '~icons/lucide/search';
import {Price} from '~/components/product/Price';
import {Link} from '~/components/ui/Link';
import {Picture} from '~/components/ui/Picture';
import type {
  SuggestionGroup,
  SuggestionOption,
} from '~/lib/catalogue/suggestion-options';

interface Props {
  id: string;
  groups: readonly SuggestionGroup[];
  /** Position of the chosen option over all groups. */
  active: number | null;
  optionId: (position: number) => string;
  onChosen: () => void;
}

const TITLES = {
  query: 'queries',
  product: 'products',
  collection: 'collections',
} as const;

/** The list box of the search field. Its options are links, for pointers too. */
export function SuggestionList({
  id,
  groups,
  active,
  optionId,
  onChosen,
}: Props) {
  const t = useTranslations('search.suggestions');
  return (
    <div id={id} role="listbox" aria-label={t('label')}>
      {groups.map(({kind, start, options}) => (
        <div
          key={kind}
          role="group"
          aria-labelledby={`${id}-${kind}`}
          className="mt-5"
        >
          <div
            id={`${id}-${kind}`}
            role="presentation"
            className="mb-1 font-mono text-xs text-muted"
          >
            {t(TITLES[kind])}
          </div>
          {options.map((option, position) => (
            <Link
              key={option.path}
              id={optionId(start + position)}
              to={option.path}
              role="option"
              aria-selected={active === start + position}
              // The focus stays in the field; the arrow keys lead here.
              tabIndex={-1}
              prefetch="none"
              onClick={onChosen}
              className="-mx-2 flex min-h-11 items-center gap-3 rounded-control px-2 py-1 hover:bg-sunken aria-selected:bg-sunken aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-focus"
            >
              <OptionContent option={option} />
            </Link>
          ))}
        </div>
      ))}
    </div>
  );
}

function OptionContent({option}: {option: SuggestionOption}) {
  if (option.kind === 'query') {
    return (
      <>
        <IconSearch aria-hidden className="size-4 flex-none text-muted" />
        <span className="min-w-0 break-words">{option.label}</span>
      </>
    );
  }
  if (option.kind === 'collection') {
    return <span className="min-w-0 break-words">{option.label}</span>;
  }
  const {image, price} = option.product;
  return (
    <>
      <span className="size-14 flex-none overflow-hidden rounded-control border border-line bg-sunken">
        {image ? (
          <Picture
            image={image}
            alt=""
            sizes="3.5rem"
            widest={400}
            aspectRatio={1}
            className="size-full object-cover"
          />
        ) : null}
      </span>
      <span className="min-w-0 flex-1 break-words">{option.label}</span>
      <Price {...price} className="flex-none text-sm" />
    </>
  );
}
