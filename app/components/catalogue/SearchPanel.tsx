import {useNavigate} from '@remix-run/react';
import {useEffect, useId, useRef, useState, type KeyboardEvent} from 'react';
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
import {nextActive, suggestionGroups} from '~/lib/catalogue/suggestion-options';
import {localizedPath} from '~/lib/i18n/locale';
import {SuggestionList} from './SuggestionList';
import {useSuggestions} from './use-suggestions';

interface Props {
  /** Called when the visitor goes somewhere. */
  onChosen: () => void;
}

/**
 * Search field with suggestions: a combobox with a list box of links (APG). The
 * focus stays in the field; the arrow keys choose, Enter opens the choice or
 * searches for the text.
 */
export function SearchPanel({onChosen}: Props) {
  const t = useTranslations('search');
  const locale = useLocale();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [text, setText] = useState('');
  const [active, setActive] = useState<number | null>(null);
  const answer = useSuggestions(
    text,
    localizedPath('/search/suggestions', locale),
  );
  const groups = suggestionGroups(answer.suggestions);
  const count = groups.reduce((sum, {options}) => sum + options.length, 0);
  const optionId = (position: number) => `${listId}-${position}`;
  const option = (position: number) =>
    document.getElementById(optionId(position));
  const term = cleanTerm(text);

  // The panel is there because somebody asked for it.
  useEffect(() => field.current?.focus(), []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      const next = nextActive(active, step, count);
      setActive(next);
      if (next !== null) option(next)?.scrollIntoView({block: 'nearest'});
    } else if (event.key === 'Enter' && active !== null) {
      event.preventDefault();
      option(active)?.click();
    } else if (['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)) {
      setActive(null);
    }
  };

  return (
    <div className="p-5">
      <form
        role="search"
        action={localizedPath('/search', locale)}
        className="flex items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          navigate(localizedPath(term ? searchPath(term) : '/search', locale));
          onChosen();
        }}
      >
        <input
          ref={field}
          type="search"
          name={TERM_PARAMETER}
          role="combobox"
          aria-label={t('label')}
          aria-autocomplete="list"
          aria-expanded={count > 0}
          aria-controls={listId}
          aria-activedescendant={
            active !== null && active < count ? optionId(active) : undefined
          }
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={LONGEST_TERM}
          placeholder={t('placeholder')}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setActive(null);
          }}
          onKeyDown={onKeyDown}
          className="min-h-11 w-full min-w-0 rounded-control border border-line-strong bg-raised px-3 text-base placeholder:text-muted hover:border-accent"
        />
        <Button type="submit" className="flex-none px-3.5">
          <IconSearch aria-hidden className="size-5" />
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
      <SuggestionList
        id={listId}
        groups={groups}
        active={active}
        optionId={optionId}
        onChosen={onChosen}
      />
      <p className="mt-5">
        <Link
          to={term ? searchPath(term) : '/collections'}
          onClick={onChosen}
          className="text-link"
        >
          {term ? t('suggestions.all', {term}) : t('nothing.browse')}
        </Link>
      </p>
    </div>
  );
}
