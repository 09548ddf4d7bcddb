import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLoaderData,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
  type MetaFunction,
  type ShouldRevalidateFunction,
} from '@remix-run/react';
import {
  data,
  type LinksFunction,
  type LoaderFunctionArgs,
  type SerializeFrom,
} from '@shopify/remix-oxygen';
import {
  Component,
  lazy,
  useState,
  type CSSProperties,
  type ReactNode,
} from 'react';
import {IntlProvider, useTranslations} from 'use-intl/react';
import {CartNotes} from '~/components/cart/CartProblems';
import {CartProvider} from '~/components/cart/CartProvider';
import {ErrorPage, ErrorText} from '~/components/layout/ErrorPage';
import {PageShell} from '~/components/layout/PageShell';
import {useForcedColorMode} from '~/components/layout/use-color-mode';
import {OnDemand} from '~/components/ui/OnDemand';
import {OverlayProvider} from '~/components/ui/overlay';
import {
  DocumentData,
  DocumentStyles,
  ModulePreloads,
  useNonce,
} from '~/components/ui/server-document';
import {useBrand} from '~/components/ui/use-brand';
import {useLocale} from '~/components/ui/use-locale';
import {WishlistProvider} from '~/components/wishlist/wishlist-context';
import {merchantContent} from '~/lib/content/load-merchant-content.server';
import {
  editPaths,
  hasFaq,
  type MerchantContent,
} from '~/lib/content/merchant-content.server';
import {currentAnnouncement} from '~/lib/content/announcement.server';
import {hasGuarantee} from '~/lib/content/guarantee-page.server';
import {shellTexts} from '~/lib/content/landing-texts.server';
import {merchantMenus} from '~/lib/content/merchant-menus.server';
import {thrownFormState} from '~/lib/account/thrown-form-state';
import {loadMarketTerms} from '~/lib/i18n/load-market-terms.server';
import {priceNote, returnWords} from '~/lib/i18n/market-terms';
import {nameOfCountry} from '~/lib/i18n/format';
import {berlinYear} from '~/lib/i18n/format-date';
import {nearestRegion} from '~/lib/i18n/market-facts';
import {ADD_ON_TIMEOUT_MS} from '~/lib/limits/limits';
import {problemsWithTexts} from '~/lib/cart/cart-problem-texts.server';
import {visitorCart} from '~/lib/cart/cart-actions.server';
import {COLOR_MODE_SCRIPT} from '~/lib/browser/color-mode';
import {pageConsent} from '~/lib/analytics/page-consent.server';
import {pageLists} from '~/lib/customer-lists/page-lists.server';
import {isDeveloperTool} from '~/lib/environment/developer-tool';
import {withTimeout} from '~/lib/concurrency/with-timeout.server';
import {loadCartAddOn} from '~/lib/product/load-cart-add-on.server';
import {errorMeta} from '~/lib/seo/error-meta';
import {shopOf} from '~/lib/seo/seo';
import {pageHeaders} from '~/lib/http/private-headers.server';
import {getProperty} from '~/lib/text/get-property';
import {withoutLocale, type Locale} from '~/lib/i18n/locale';
import {hasMessages, messagesOf} from '~/lib/i18n/messages';
import {previewOf} from '~/lib/preview/preview.server';
import themeHref from '~/styles/theme.css?url';

/** On Oxygen the build's files are on the CDN; the body names the first of its modules. */
function buildHostLinks(): ReturnType<LinksFunction> {
  const base = import.meta.env.BASE_URL;
  return URL.canParse(base)
    ? [
        {
          rel: 'preconnect',
          href: new URL(base).origin,
          crossOrigin: 'anonymous',
        },
      ]
    : [];
}

export const links: LinksFunction = () => [
  ...buildHostLinks(),
  ...(import.meta.env.DEV ? [{rel: 'stylesheet', href: themeHref}] : []),
  {rel: 'manifest', href: '/manifest.json'},
];

export const meta: MetaFunction = ({error, location, matches}) =>
  error
    ? errorMeta(location.pathname, matches)
    : [{title: shopOf(matches).name}];

export const headers = pageHeaders;

/** Anonymous visitors share cached pages: data of a visitor must depend on their cookies. */
export async function loader({context, request}: LoaderFunctionArgs) {
  const [{snapshot, cookies}, {wishlist, backInStock}, content, termsOf] =
    await Promise.all([
      visitorCart(context),
      pageLists(context),
      merchantContent(context),
      loadMarketTerms(context),
    ]);
  const preview = previewOf(context);
  const market = termsOf(context.country);
  // Whether the goods can be returned, by law or because the merchant says so.
  const mayReturn = returnWords(market) !== null;
  // The cart's route reads the problems of an earlier form itself.
  const isCartPage = withoutLocale(new URL(request.url).pathname) === '/cart';
  const cart = isCartPage && snapshot.status === 'ready' && snapshot.cart;
  const handles = cart ? cart.lines.map(({handle}) => handle) : [];
  // Loaded here, because without scripts nothing can be loaded later. The transport logs errors.
  const addOn =
    handles.length > 0 &&
    (await withTimeout(
      ADD_ON_TIMEOUT_MS,
      loadCartAddOn(context, handles),
    ).catch(() => null));
  const headers = new Headers();
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return data(
    {
      country: context.country,
      countryName: nameOfCountry(context.country, context.locale.tag),
      priceNote: priceNote(market),
      year: berlinYear(new Date()),
      cart: snapshot,
      ...(addOn && {addOn: {of: handles.join(' '), addOn}}),
      cartNotes: isCartPage
        ? []
        : problemsWithTexts(
            context.session.take('cartProblems') ?? [],
            context,
          ),
      wishlist,
      backInStock,
      isSignedIn: context.token.value !== null,
      announcement: currentAnnouncement(content, new Date()),
      ...merchantMenus(context, content, mayReturn),
      brand: shellBrand(content),
      ...shellTexts(context, content),
      // Decided here: the facts of all countries would be in a chunk that every page loads.
      region: nearestRegion(context),
      hasMap: content.hasMap,
      hasFaq: hasFaq(content),
      shopName: content.shopName,
      hasGuarantee: hasGuarantee(context, content),
      mayReturn,
      consent: pageConsent(context),
      ...(preview && {preview: {...preview, editPaths: editPaths(content)}}),
    },
    {headers},
  );
}

export const shouldRevalidate: ShouldRevalidateFunction = ({
  formMethod,
  currentUrl,
  nextUrl,
  actionResult,
  actionStatus = 200,
}) => {
  // Where Shopify fails or throttles, the loaders of the form's page would fail, too, and an error
  // page would take the place of what was typed.
  if (actionStatus === 429 || actionStatus >= 500) return false;
  // Revalidating the account would redirect to the login and lose the form's text.
  if (thrownFormState(actionResult)) return false;
  if (formMethod && formMethod !== 'GET') return true;
  return currentUrl.href === nextUrl.href;
};

/** What every page shows of the merchant's brand. */
function shellBrand({brand}: MerchantContent) {
  const {slogan, logo, cover, icon, colors} = brand;
  return {
    ...{slogan, logo, cover},
    ...(icon && {icon}),
    ...(colors && {colors}),
  };
}

/** Not loaded in production. */
const PreviewBar = lazy(async () => ({
  default: (await import('~/components/layout/PreviewBar')).PreviewBar,
}));

let reload: Promise<never> | undefined;

/** The document's language; throws a promise while a URL in another language reloads. */
function useDocumentLocale(): Locale {
  const locale = useLocale();
  if (hasMessages(locale.code)) return locale;
  // oxlint-disable-next-line react/globals -- a reload is asked for once, whatever renders again
  reload ??= new Promise(() => window.location.reload());
  throw reload;
}

export function Layout({children}: {children: ReactNode}) {
  const nonce = useNonce();
  const {pathname} = useLocation();
  const locale = useDocumentLocale();
  const forcedMode = useForcedColorMode() ?? undefined;
  const brandStyle = useBrandStyle();
  if (isDeveloperTool(pathname)) return <Outlet />;
  return (
    <html
      lang={locale.tag}
      data-forced-theme={forcedMode}
      data-theme={forcedMode}
      style={brandStyle}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content={forcedMode ?? 'light dark'} />
        <script
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{__html: COLOR_MODE_SCRIPT}}
        />
        {/* Before the styles: it may preload the page's first picture. */}
        <Meta />
        <DocumentStyles />
        <Links />
        <Icons />
      </head>
      <body>
        <IntlProvider
          locale={locale.code}
          messages={messagesOf(locale.code)}
          timeZone="Europe/Berlin"
        >
          <OverlayProvider>{children}</OverlayProvider>
        </IntlProvider>
        <DocumentData />
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
        <ModulePreloads />
      </body>
    </html>
  );
}

/** The merchant's colour in place of ours in `theme.css`, for the document's element. */
function useBrandStyle(): CSSProperties | undefined {
  const {colors} = useBrand();
  if (!colors) return undefined;
  const {light, dark} = colors;
  return {
    '--color-accent': `light-dark(${light.accent}, ${dark.accent})`,
    '--color-accent-strong': `light-dark(${light.strong}, ${dark.strong})`,
    '--color-on-accent': `light-dark(${light.on}, ${dark.on})`,
  };
}

/** The tab's icon: the merchant's square logo, else ours. */
function Icons() {
  const {icon} = useBrand();
  if (icon) {
    return (
      <>
        <link rel="icon" type="image/png" href={icon} />
        <link rel="apple-touch-icon" href={icon} />
      </>
    );
  }
  return (
    <>
      <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
    </>
  );
}

export default function App() {
  const page = useLoaderData<typeof loader>();
  const [shownError, setShownError] = useState<unknown>();
  return (
    <Shell page={page} error={shownError}>
      <StaleNotice />
      <CartNotes problems={page.cartNotes} />
      <Outlet context={setShownError} />
    </Shell>
  );
}

function StaleNotice() {
  const t = useTranslations('layout');
  const isStale = useMatches().some(
    ({data}) => getProperty(data, 'isStale') === true,
  );
  if (!isStale) return null;
  return (
    <p
      role="status"
      className="border-b border-line-strong bg-raised px-4 py-3 text-center text-ink"
    >
      {t('staleNotice')}
    </p>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const page = useRouteLoaderData<typeof loader>('root');
  return (
    <TextOnError>
      <Shell page={page} error={error}>
        <ErrorPage error={error} />
      </Shell>
    </TextOnError>
  );
}

/** Catches errors of the shell, which would fail again on the error page. */
class TextOnError extends Component<{children: ReactNode}> {
  override readonly state = {hasFailed: false};

  static getDerivedStateFromError() {
    return {hasFailed: true};
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <main>
        <ErrorText />
      </main>
    );
  }
}

const NO_WISHLIST: readonly string[] = [];

interface ShellProps {
  page: SerializeFrom<typeof loader> | undefined;
  /** The error that the page shows, for the preview bar. */
  error: unknown;
  children: ReactNode;
}

function Shell({page, error, children}: ShellProps) {
  return (
    <CartProvider snapshot={page?.cart}>
      <WishlistProvider products={page?.wishlist ?? NO_WISHLIST}>
        <PageShell
          countryName={page?.countryName}
          isSignedIn={page?.isSignedIn ?? false}
          consent={page?.consent}
          announcement={page?.announcement ?? null}
          year={page?.year}
          previewBar={
            page?.preview ? (
              <OnDemand>
                <PreviewBar
                  preview={page.preview}
                  countryName={page.countryName}
                  error={error}
                />
              </OnDemand>
            ) : null
          }
        >
          {children}
        </PageShell>
      </WishlistProvider>
    </CartProvider>
  );
}
