import {
  ComboboxGroup,
  ComboboxGroupLabel,
  ComboboxItem,
  ComboboxList,
  useComboboxContext,
  useStoreState,
} from '@ariakit/react';
import {Link} from '@remix-run/react';
import {useId} from 'react';
import {useTranslations} from 'use-intl/react';
import IconSearch from '~icons/lucide/search';
import {Price} from '~/components/product/Price';
import {Picture} from '~/components/ui/Picture';
import {useLocale} from '~/components/ui/use-locale';
import type {
  SuggestionGroup,
  SuggestionOption,
} from '~/lib/catalogue/suggestions';
import {localizedPath} from '~/lib/i18n/locale';

interface Props {
  groups: readonly SuggestionGroup[];
  onChosen: () => void;
}

const TITLES = {
  query: 'queries',
  product: 'products',
  collection: 'collections',
} as const;

/** The list box of the search field. Its options are links, for pointers too. */
export function SuggestionList({groups, onChosen}: Props) {
  const t = useTranslations('search.suggestions');
  const locale = useLocale();
  const id = useId();
  const activeId = useStoreState(useComboboxContext(), 'activeId');
  return (
    <ComboboxList aria-label={t('label')}>
      {groups.map(({kind, options}) => (
        <ComboboxGroup key={kind} className="mt-4">
          <ComboboxGroupLabel className="mb-1 font-mono text-xs text-muted">
            {t(TITLES[kind])}
          </ComboboxGroupLabel>
          {options.map((option) => (
            <ComboboxItem
              key={option.path}
              id={id + option.path}
              aria-selected={activeId === id + option.path}
              render={
                <Link
                  to={localizedPath(option.path, locale)}
                  prefetch="none"
                  onClick={onChosen}
                />
              }
              className="-mx-2 flex min-h-11 items-center gap-3 rounded-control px-2 py-1 choice"
            >
              <OptionContent option={option} />
            </ComboboxItem>
          ))}
        </ComboboxGroup>
      ))}
    </ComboboxList>
  );
}

function OptionContent({option}: {option: SuggestionOption}) {
  if (option.kind === 'query') {
    return (
      <>
        <IconSearch className="size-4 text-muted" />
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
      <span className="size-16 flex-none overflow-hidden rounded-control border border-line bg-sunken">
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
