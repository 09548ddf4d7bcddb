import {Form} from '@remix-run/react';
import {useTranslations} from 'use-intl/react';
import {Button} from '~/components/ui/Button';
import {ButtonLink} from '~/components/ui/ButtonLink';
import {Field} from '~/components/ui/Field';
import {useLocale} from '~/components/ui/use-locale';
import type {SearchResult} from '~/lib/catalogue/load-search.server';
import {LONGEST_TERM, TERM_PARAMETER} from '~/lib/catalogue/search-term';
import {MAP_PATH} from '~/lib/environment/brand';
import {localizedPath} from '~/lib/i18n/locale';
import {EmptyList} from './EmptyList';
import {ListView} from './ListView';

/** The search page: the form, and what was found. */
export function SearchView({term, total, list}: SearchResult) {
  const t = useTranslations('search');
  const locale = useLocale();
  const hasResults = list && (total > 0 || list.active.length > 0);
  return (
    <div className="page-width pt-6 pb-16">
      <h1 className="text-3xl sm:text-4xl">{t('title')}</h1>
      <Form
        role="search"
        method="get"
        action={localizedPath('/search', locale)}
        className="mt-4 mb-8 flex max-w-2xl items-end gap-3"
      >
        <div className="min-w-0 flex-1">
          <Field
            // Another search shows its own term, even when it came by a link.
            key={term}
            type="search"
            name={TERM_PARAMETER}
            label={t('label')}
            defaultValue={term}
            placeholder={t('placeholder')}
            maxLength={LONGEST_TERM}
            enterKeyHint="search"
          />
        </div>
        <Button type="submit">{t('submit')}</Button>
      </Form>
      {term ? (
        <p role="status" className="mb-6 text-lg break-words">
          {t('found', {count: total, term})}
        </p>
      ) : (
        <p className="text-muted">{t('prompt')}</p>
      )}
      {hasResults ? (
        <ListView list={list} empty={<NothingFound clear={list.clear} />} />
      ) : (
        <NothingFound hasTerm={term !== ''} />
      )}
    </div>
  );
}

interface NothingProps {
  hasTerm?: boolean;
  /** Query without the filters that leave nothing. */
  clear?: string;
}

function NothingFound({hasTerm = true, clear}: NothingProps) {
  const t = useTranslations();
  const ways = (
    <>
      {clear ? (
        <ButtonLink to={clear} preventScrollReset>
          {t('collection.clear')}
        </ButtonLink>
      ) : null}
      <ButtonLink to="/collections" variant="secondary">
        {t('search.nothing.browse')}
      </ButtonLink>
      <ButtonLink to={MAP_PATH} variant="quiet">
        {t('search.nothing.map')}
      </ButtonLink>
    </>
  );
  if (!hasTerm) return <div className="mt-6 flex flex-wrap gap-3">{ways}</div>;
  return (
    <EmptyList
      title={t('collection.updated', {count: 0})}
      hint={t(clear ? 'collection.empty.filteredHint' : 'search.nothing.hint')}
    >
      {ways}
    </EmptyList>
  );
}
