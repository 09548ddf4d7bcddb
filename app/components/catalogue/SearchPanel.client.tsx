import {
  Combobox,
  ComboboxGroup,
  ComboboxGroupLabel,
  ComboboxItem,
  ComboboxList,
  ComboboxProvider,
  useComboboxStore,
  useStoreState,
} from '@ariakit/react';
import {Link as RemixLink, useNavigate} from '@remix-run/react';
import {useEffect, useId, useRef, useState} from 'react';
import IconSearch from '~icons/lucide/search';
import {Price, PriceNote} from '~/components/product/Price';
import {Button} from '~/components/ui/Button';
import {useTranslations} from 'use-intl/react';
import {Link} from '~/components/ui/Link';
import {Thumbnail} from '~/components/ui/Thumbnail';
import {useLocale} from '~/components/ui/use-locale';
import {useMapTranslations} from '~/components/ui/use-map-translations';
import {searchPath, TERM_PARAMETER} from '~/lib/catalogue/catalogue-paths';
import type {
  SuggestionGroup,
  SuggestionOption,
} from '~/lib/catalogue/load-search.server';
import {cleanText} from '~/lib/text/control-characters';
import {localizedPath} from '~/lib/i18n/locale';
import {MAX_TERM_LENGTH} from '~/lib/limits/limits';
import {langAttributes} from '~/lib/i18n/lang-attributes';
import {useSuggestions} from './use-suggestions.client';

const CARET_KEYS = new Set(['ArrowLeft', 'ArrowRight', 'Home', 'End']);

/** Combobox of links: arrow keys select, Enter opens the selection or searches. */
export function SearchPanel({onChosen}: {onChosen: () => void}) {
  const t = useTranslations('search');
  const map = useMapTranslations('map');
  const locale = useLocale();
  const navigate = useNavigate();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const found = useSuggestions(text);
  const groups = found.groups ?? [];
  const count = groups.reduce((sum, {options}) => sum + options.length, 0);
  const term = cleanText(text, MAX_TERM_LENGTH);
  const isPopular = found.term === '';
  /** Popular words stand in rows, not below each other. */
  const isSideBySide = (kind: SuggestionGroup['kind']) =>
    isPopular && kind === 'queries';
  const combobox = useComboboxStore({
    open: count > 0,
    value: text,
    setValue: setText,
  });
  const activeId = useStoreState(combobox, 'activeId');

  useEffect(() => field.current?.focus(), []);

  function status(): string {
    if (!found.term) return '';
    if (!found.groups) return t('suggestions.unavailable');
    return count ? t('suggestions.count', {count}) : t('suggestions.none');
  }

  return (
    <ComboboxProvider store={combobox}>
      <div className="p-4">
        <form
          role="search"
          action={localizedPath('/search', locale)}
          className="flex items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            navigate(
              localizedPath(term ? searchPath(term) : '/search', locale),
            );
            onChosen();
          }}
        >
          <Combobox
            ref={field}
            onKeyDown={(event) => {
              if (CARET_KEYS.has(event.key)) combobox.setActiveId(null);
              // Ariakit prevents Enter while there are suggestions.
              if (
                event.key === 'Enter' &&
                !event.nativeEvent.isComposing &&
                !combobox.getState().activeId
              ) {
                event.preventDefault();
                event.currentTarget.form?.requestSubmit();
              }
            }}
            type="search"
            name={TERM_PARAMETER}
            aria-label={t('label')}
            autoComplete="list"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={MAX_TERM_LENGTH}
            placeholder={map?.('search')}
            className="min-h-11 w-full min-w-0 rounded-control border border-line-strong bg-raised px-3 text-base hover:border-accent"
          />
          <Button type="submit" className="flex-none px-4">
            <IconSearch />
            <span className="sr-only">{t('submit')}</span>
          </Button>
        </form>
        <p role="status" className={count ? 'sr-only' : 'mt-4 text-muted'}>
          {status()}
        </p>
        <ComboboxList aria-label={t('suggestions.label')}>
          {groups.map(({kind, options}) => (
            <ComboboxGroup
              key={kind}
              className={`mt-4 ${isSideBySide(kind) ? 'flex flex-wrap gap-2' : ''}`}
            >
              <ComboboxGroupLabel className="mb-1 basis-full font-mono text-xs text-muted">
                {t(
                  isPopular && kind === 'products'
                    ? 'suggestions.popular'
                    : `suggestions.${kind}`,
                )}
              </ComboboxGroupLabel>
              {options.map((option) => (
                <ComboboxItem
                  key={option.path}
                  id={id + option.path}
                  aria-selected={activeId === id + option.path}
                  render={
                    <RemixLink
                      to={localizedPath(option.path, locale)}
                      prefetch="none"
                      onClick={onChosen}
                    />
                  }
                  className={
                    isSideBySide(kind)
                      ? 'inline-flex min-h-11 items-center gap-2 rounded-full border border-line-strong px-3 choice'
                      : '-mx-2 flex min-h-11 items-center gap-3 rounded-control px-2 py-1 choice'
                  }
                >
                  <OptionContent kind={kind} option={option} />
                </ComboboxItem>
              ))}
            </ComboboxGroup>
          ))}
        </ComboboxList>
        {groups.some(({options}) => options.some(({price}) => price)) ? (
          <PriceNote isForAll />
        ) : null}
        <p className="mt-4">
          <Link
            to={term ? searchPath(term) : '/collections'}
            onClick={onChosen}
            className="text-link"
          >
            {term ? t('suggestions.all', {term}) : t('nothing.browse')}
          </Link>
        </p>
      </div>
    </ComboboxProvider>
  );
}

interface OptionProps {
  kind: SuggestionGroup['kind'];
  option: SuggestionOption;
}

function OptionContent({
  kind,
  option: {label, lang, price, ...picture},
}: OptionProps) {
  return (
    <>
      {kind === 'queries' ? <IconSearch className="size-4 text-muted" /> : null}
      {kind === 'products' ? (
        <span className="size-16 flex-none overflow-hidden rounded-control border border-line bg-sunken">
          <Thumbnail {...picture} className="size-full" />
        </span>
      ) : null}
      <span {...langAttributes(lang)} className="min-w-0 flex-1 break-words">
        {label}
      </span>
      {price ? <Price {...price} className="flex-none text-sm" /> : null}
    </>
  );
}
