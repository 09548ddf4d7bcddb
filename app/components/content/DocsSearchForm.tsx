import {Form} from '@remix-run/react';
import IconSearch from '~icons/lucide/search';
import {useLocale} from '~/components/ui/use-locale';
import {useMapTranslations} from '~/components/ui/use-map-translations';
import {TERM_PARAMETER} from '~/lib/catalogue/catalogue-paths';
import {localizedPath} from '~/lib/i18n/locale';
import {MAX_TERM_LENGTH} from '~/lib/limits/limits';

/** Searches the manual by GET, so the URL can be shared. */
export function DocsSearchForm({term = ''}: {term?: string}) {
  const t = useMapTranslations('map.manual');
  const locale = useLocale();
  if (!t) return null;
  return (
    <Form
      role="search"
      aria-label={t('label')}
      method="get"
      action={localizedPath('/docs/search', locale)}
      className="flex gap-2"
    >
      <input
        // Resets the field when the term in the URL changes.
        key={term}
        type="search"
        name={TERM_PARAMETER}
        aria-label={t('label')}
        defaultValue={term}
        placeholder={t('placeholder')}
        maxLength={MAX_TERM_LENGTH}
        enterKeyHint="search"
        className="min-h-11 w-full min-w-0 rounded-control border border-line-strong bg-raised px-3 text-base"
      />
      <button
        type="submit"
        className="icon-button flex-none border border-line-strong bg-raised"
      >
        <IconSearch />
        <span className="sr-only">{t('submit')}</span>
      </button>
    </Form>
  );
}
