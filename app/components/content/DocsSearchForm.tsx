import {Form} from '@remix-run/react';
import {useTranslations} from 'use-intl/react';
import IconSearch from '~icons/lucide/search';
import {useLocale} from '~/components/ui/use-locale';
import {localizedPath} from '~/lib/i18n/locale';

interface Props {
  /** Name and greatest length of the field. */
  name: string;
  maxLength: number;
  /** What was searched for. */
  term?: string;
}

/** Searches the manual; the address of the answer can be shared. */
export function DocsSearchForm({name, maxLength, term = ''}: Props) {
  const t = useTranslations('content.search');
  const locale = useLocale();
  return (
    <Form
      role="search"
      aria-label={t('label')}
      method="get"
      action={localizedPath('/docs/search', locale)}
      className="flex gap-2"
    >
      <input
        // Another search shows its own term, even when it came by a link.
        key={term}
        type="search"
        name={name}
        aria-label={t('label')}
        defaultValue={term}
        placeholder={t('placeholder')}
        maxLength={maxLength}
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
