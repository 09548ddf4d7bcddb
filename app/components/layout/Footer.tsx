import {useLocation} from '@remix-run/react';
import {useTranslations} from 'use-intl/react';
import {SubscriptionForm} from '~/components/content/SubscriptionForm';
import {ButtonLink} from '~/components/ui/ButtonLink';
import {Link} from '~/components/ui/Link';
import {Logo} from '~/components/ui/Logo';
import {useBrand} from '~/components/ui/use-brand';
import {useMapTranslations} from '~/components/ui/use-map-translations';
import {useReturns} from '~/components/ui/use-returns';
import {useShellTexts} from '~/components/ui/use-shell-texts';
import {useShopName} from '~/components/ui/use-shop-name';
import {WITHDRAWAL_PATH, type MenuEntry} from '~/lib/content/navigation';
import {withoutLocale} from '~/lib/i18n/locale';
import {langAttributes} from '~/lib/i18n/lang-attributes';
import {CountryButton} from './CountryButton';
import {LOCALE_TRIGGER, LocaleSelector} from './LocaleSelector';
import {MenuList} from './MenuList';
import {useMenus} from './use-menus';

/** The newsletter's own page, and pages on which the visitor has something else to finish. */
const WITHOUT_NEWSLETTER =
  /^\/(?:newsletter|cart|auth|account|back-in-stock|contact|country|legal\/revocation\/withdraw)(?:\/|$)/;

interface Props {
  countryName: string | undefined;
  /** Unknown where the page's data failed. */
  year: number | undefined;
}

export function Footer({countryName, year}: Props) {
  const t = useTranslations('layout.footer');
  const {slogan} = useBrand();
  const newsletter = useTranslations('newsletter');
  const map = useMapTranslations('map');
  const shopName = useShopName();
  const {footer} = useMenus();
  const {newsletterText: text = {}, social = []} = useShellTexts();
  const {pathname} = useLocation();
  const {law, mayReturn} = useReturns();
  return (
    <footer className="md:mt-6 border-t border-line bg-raised">
      {WITHOUT_NEWSLETTER.test(withoutLocale(pathname)) ? null : (
        <section
          aria-labelledby="newsletter"
          className="border-b border-line print:hidden"
        >
          <div className="page-width grid gap-3 py-6 lg:grid-cols-[1fr_2fr] lg:gap-16">
            <div>
              <h2
                id="newsletter"
                {...langAttributes(text.langs?.title)}
                className="mb-2 text-xl"
              >
                {text.title ?? newsletter('title')}
              </h2>
              <p
                {...langAttributes(text.langs?.lead)}
                className="text-sm text-muted"
              >
                {text.lead ?? map?.('newsletter') ?? newsletter('lead')}
              </p>
            </div>
            <SubscriptionForm />
          </div>
        </section>
      )}
      <div className="page-width grid gap-6 py-6 lg:py-12 lg:grid-cols-[1fr_2fr] lg:gap-16">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3 lg:flex-col lg:items-start">
          <Link to="/" className="inline-flex min-h-8 items-center">
            <Logo isAgain />
          </Link>
          {slogan ? (
            <p
              {...langAttributes(slogan.lang)}
              className="text-sm wrap-anywhere"
            >
              {slogan.text}
            </p>
          ) : null}
          {social.length > 0 ? (
            <ul aria-label={t('social')} className="flex flex-wrap gap-x-4">
              {social.map(({title, to}) => (
                <li key={to}>
                  <Link
                    to={to}
                    rel="me external noopener"
                    className="inline-flex min-h-8 items-center text-sm text-muted hover:text-accent hover:underline"
                  >
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          ) : null}
          <p className="text-sm text-muted max-lg:w-full">
            {['©', year, shopName].join(' ')}
          </p>
          <LocaleSelector />
          <CountryButton
            countryName={countryName}
            className={`${LOCALE_TRIGGER} text-left`}
          />
        </div>
        <nav
          aria-label={t('label')}
          style={{columns: '3 8rem', columnGap: '1.5rem'}}
          className="print:hidden"
        >
          {footer.map(({title, lang, links}, index) => (
            <div key={index} className="mb-6" style={{breakInside: 'avoid'}}>
              {title ? (
                <h2
                  {...langAttributes(lang)}
                  className="mb-2 text-sm font-bold"
                >
                  {title}
                </h2>
              ) : null}
              <MenuList entries={links} nestedClassName="pl-3">
                {(entry) => <FooterItem {...entry} />}
              </MenuList>
            </div>
          ))}
          {mayReturn ? (
            <ButtonLink
              to={WITHDRAWAL_PATH}
              variant="secondary"
              className="px-3 text-sm"
            >
              {t('withdraw', {law})}
            </ButtonLink>
          ) : null}
        </nav>
      </div>
    </footer>
  );
}

function FooterItem({title, lang, to}: MenuEntry) {
  return to === null ? (
    <span
      {...langAttributes(lang)}
      className="inline-flex min-h-8 items-center text-sm font-bold"
    >
      {title}
    </span>
  ) : (
    <Link
      to={to}
      {...langAttributes(lang)}
      className="inline-flex min-h-8 items-center text-sm text-muted hover:text-accent hover:underline"
    >
      {title}
    </Link>
  );
}
