import {Combobox, ComboboxProvider, useComboboxStore} from '@ariakit/react';
import {useNavigate} from '@remix-run/react';
import {useEffect, useRef, useState} from 'react';
import {useTranslations} from 'use-intl/react';
import IconSearch from '~icons/lucide/search';
import {Button} from '~/components/ui/Button';
import {Link} from '~/components/ui/Link';
import {useLocale} from '~/components/ui/use-locale';
import {searchPath} from '~/lib/catalogue/collection-path';
import {
  cleanTerm,
  LONGEST_TERM,
  TERM_PARAMETER,
} from '~/lib/catalogue/search-term';
import {suggestionGroups} from '~/lib/catalogue/suggestions';
import {localizedPath} from '~/lib/i18n/locale';
import {SuggestionList} from './SuggestionList';
import {useSuggestions} from './use-suggestions';

interface Props {
  /** Called when the visitor goes somewhere. */
  onChosen: () => void;
}

/** With these a visitor goes back to the text. */
const CARET_KEYS = new Set(['ArrowLeft', 'ArrowRight', 'Home', 'End']);

/**
 * Search field with suggestions: a combobox with a list box of links. The focus
 * stays in the field; the arrow keys choose, Enter opens the choice or searches for
 * the text.
 */
export function SearchPanel({onChosen}: Props) {
  const t = useTranslations('search');
  const locale = useLocale();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const answer = useSuggestions(
    text,
    localizedPath('/search/suggestions', locale),
  );
  const groups = suggestionGroups(answer.suggestions);
  const count = groups.reduce((sum, {options}) => sum + options.length, 0);
  const term = cleanTerm(text);
  const combobox = useComboboxStore({
    open: count > 0,
    value: text,
    setValue: setText,
  });

  // The panel is there because somebody asked for it.
  useEffect(() => field.current?.focus(), []);

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
            maxLength={LONGEST_TERM}
            placeholder={t('placeholder')}
            className="min-h-11 w-full min-w-0 rounded-control border border-line-strong bg-raised px-3 text-base hover:border-accent"
          />
          <Button type="submit" className="flex-none px-4">
            <IconSearch />
            <span className="sr-only">{t('submit')}</span>
          </Button>
        </form>
        <p role="status" className={count ? 'sr-only' : 'mt-4 text-muted'}>
          {answer.hasFailed
            ? t('suggestions.unavailable')
            : answer.term
              ? count
                ? t('suggestions.count', {count})
                : t('suggestions.none')
              : ''}
        </p>
        <SuggestionList groups={groups} onChosen={onChosen} />
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
