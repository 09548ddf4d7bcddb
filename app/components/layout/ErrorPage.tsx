import {isRouteErrorResponse, useLocation} from '@remix-run/react';
import {useEffect, useState} from 'react';
import {useTranslations} from 'use-intl/react';
import {buttonClass} from '~/components/ui/button-class';
import {Button} from '~/components/ui/Button';
import {ButtonLink} from '~/components/ui/ButtonLink';
import {Field} from '~/components/ui/Field';
import {Link} from '~/components/ui/Link';
import {useServerText} from '~/components/ui/server-document';
import {useLocale} from '~/components/ui/use-locale';
import {useMapTranslations} from '~/components/ui/use-map-translations';
import {useShellTexts} from '~/components/ui/use-shell-texts';
import {reportPageError} from '~/lib/browser/report-error';
import {CATALOGUE_PATH, MAP_PATH} from '~/lib/environment/brand';
import {TERM_PARAMETER} from '~/lib/catalogue/catalogue-paths';
import {localizedPath} from '~/lib/i18n/locale';
import {getProperty} from '~/lib/text/get-property';
import {MAX_TERM_LENGTH} from '~/lib/limits/limits';
import {langAttributes} from '~/lib/i18n/lang-attributes';
import {percentDecoded} from '~/lib/urls/percent-decoded';

/** Message of `notFound` and `invalidPage`. */
const NOT_FOUND = /^Page not found: (.*)$/is;

const TRANSLATED = [
  400, 401, 403, 404, 405, 410, 429, 500, 502, 503, 504,
] as const;

const WAYS = [
  ['shop', CATALOGUE_PATH],
  ['contact', '/contact'],
] as const;

/** Content of the error page; needs no loader data, as the root loader may have failed. */
export function ErrorPage({error}: {error: unknown}) {
  const t = useTranslations('error');
  const offline = useTranslations('offline');
  const [isCutOff, setIsCutOff] = useState(false);
  const {pathname, search} = useLocation();
  const view = errorView(error);
  useEffect(() => {
    const ended = new AbortController();
    const reload = () => window.location.reload();
    reportPageError(error, () => {
      setIsCutOff(true);
      window.addEventListener('online', reload, ended);
    });
    return () => ended.abort();
  }, [error]);
  const documentRequest = useServerText('requestId');
  const email = useServerText('email');
  const {missingPath} = view;
  const status = isCutOff ? 0 : view.status;
  const isFailed = status >= 500;
  const requestId = isFailed ? (view.requestId ?? documentRequest) : null;
  const isMissing = status === 404 || status === 410;
  const {notFoundText} = useShellTexts();
  const written = isMissing ? notFoundText : undefined;
  const mayPass = isFailed || status === 408 || status === 429;
  const translated = TRANSLATED.find((code) => code === status);
  const said = isMissing
    ? (written?.title ?? t('notThere'))
    : t(translated ? `status.${translated}` : 'title');
  const heading = isCutOff ? offline('notice') : said;
  const message = missingPath
    ? t('notFound', {path: missingPath})
    : view.message;
  const detail =
    message !== null && message !== heading ? (
      <p className="mt-2 break-words text-muted">{message}</p>
    ) : null;
  return (
    <section className="relative overflow-clip md:last:-mb-6">
      <span className="rose" />
      <div className="page-width relative py-6 lg:py-12">
        {status ? (
          <p className="mb-4 font-mono text-lg text-muted">{status}</p>
        ) : null}
        <h1
          {...langAttributes(written?.langs?.title)}
          className="text-3xl sm:text-4xl"
        >
          {heading}
        </h1>
        {written?.lead ? (
          <p
            {...langAttributes(written.langs?.lead)}
            className="mt-4 max-w-[65ch] text-lg"
          >
            {written.lead}
          </p>
        ) : null}
        {written?.extra?.link ? (
          <ButtonLink
            to={written.extra.link.to}
            {...langAttributes(written.extra.link.lang)}
            className="mt-4"
          >
            {written.extra.link.text}
          </ButtonLink>
        ) : null}
        {mayPass ? <p className="mt-4 text-lg">{t('description')}</p> : null}
        {isFailed ? <p className="mt-2">{t('kept')}</p> : detail}
        {isMissing ? <OtherWays /> : null}
        <div className="mt-6 flex flex-wrap gap-3">
          {isFailed || isCutOff ? (
            <a href={pathname + search} className={buttonClass({})}>
              {t('retry')}
            </a>
          ) : null}
          {/* A document request clears the error. */}
          <ButtonLink
            to="/"
            reloadDocument
            prefetch="none"
            variant={isMissing || isFailed ? 'secondary' : 'primary'}
          >
            {t('home')}
          </ButtonLink>
          {isFailed ? (
            <ButtonLink
              to="/contact"
              reloadDocument
              prefetch="none"
              variant="quiet"
            >
              {t('search.contact')}
            </ButtonLink>
          ) : null}
        </div>
        {requestId ? (
          <p className="mt-8 text-sm text-muted">
            {t('requestId')}{' '}
            <code id="requestId" className="font-mono wrap-anywhere">
              {requestId}
            </code>
            {email ? (
              <>
                <br />
                <a id="email" href={`mailto:${email}`} className="text-link">
                  {email}
                </a>
              </>
            ) : null}
          </p>
        ) : null}
        {/* For the support, like the number; visitors can do nothing with it. */}
        {isFailed ? <div className="text-sm">{detail}</div> : null}
      </div>
    </section>
  );
}

function OtherWays() {
  const t = useTranslations();
  const locale = useLocale();
  const map = useMapTranslations('map');
  return (
    <div className="mt-8 max-w-[65ch]">
      <form
        role="search"
        action={localizedPath('/search', locale)}
        className="flex items-end gap-3"
      >
        <div className="min-w-0 flex-1">
          <Field
            type="search"
            name={TERM_PARAMETER}
            label={t('error.search.label')}
            maxLength={MAX_TERM_LENGTH}
            enterKeyHint="search"
          />
        </div>
        <Button type="submit">{t('error.search.submit')}</Button>
      </form>
      <p className="mt-4 flex flex-wrap gap-x-8 gap-y-2">
        {map ? (
          <Link to={MAP_PATH} className="py-1 text-link">
            {map('goTo')}
          </Link>
        ) : null}
        {WAYS.map(([label, to]) => (
          <Link key={to} to={to} className="py-1 text-link">
            {t(`error.search.${label}`)}
          </Link>
        ))}
      </p>
    </div>
  );
}

/** Content of the error page; shows messages of thrown responses only. */
export function errorView(error: unknown) {
  if (!isRouteErrorResponse(error)) {
    return {
      status: 500,
      message: null,
      missingPath: undefined,
      requestId: null,
    };
  }
  const {status, statusText} = error;
  // Remix's own responses are written for developers and contain route names.
  const isRemixError = getProperty(error, 'internal') === true;
  const body: unknown = isRemixError ? null : error.data;
  const said = typeof body === 'string' ? body : textOf(body, 'message');
  const message = said?.trim() ?? '';
  // The page translates the message of a 404.
  const missingPath = status === 404 ? NOT_FOUND.exec(message)?.[1] : undefined;
  return {
    status,
    /** When it adds to the reason phrase. */
    message: message === '' || message === statusText ? null : message,
    /** As people read it. */
    missingPath: missingPath?.split('/').map(percentDecoded).join('/'),
    requestId: textOf(body, 'requestId'),
  };
}

function textOf(body: unknown, key: 'message' | 'requestId'): string | null {
  const value = getProperty(body, key);
  return typeof value === 'string' ? value : null;
}

/** Replaces an error page that fails to render. */
export function ErrorText() {
  const t = useTranslations('error');
  const locale = useLocale();
  return (
    <div className="page-width py-6 lg:py-10">
      <h1>{t('title')}</h1>
      <p>{t('description')}</p>
      <a href={localizedPath('/', locale)} className="text-link">
        {t('home')}
      </a>
    </div>
  );
}
