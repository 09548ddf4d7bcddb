import {
  lazy,
  useEffect,
  useRef,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import {useLocation, useNavigation} from '@remix-run/react';
import {useTranslations} from 'use-intl/react';
import {useCartStore} from '~/components/cart/CartProvider';
import {CartPanel} from '~/components/cart/CartPanel';
import {SearchMenu} from '~/components/catalogue/SearchMenu';
import {ConsentControl} from '~/components/consent/ConsentControl';
import {onDecision} from '~/components/consent/consent-store';
import {announce, LiveRegion} from '~/components/ui/announce';
import {focusContent} from '~/components/ui/focus-content';
import {OnDemand} from '~/components/ui/OnDemand';
import {ToastRegion} from '~/components/ui/ToastRegion';
import {WishlistForm} from '~/components/wishlist/WishlistButton';
import type {PageConsent} from '~/lib/analytics/page-consent.server';
import type {CartStore} from '~/lib/cart/cart-store';
import type {Announcement} from '~/lib/content/announcement.server';
import {AnnouncementBar} from './AnnouncementBar';
import {Footer} from './Footer';
import {Header} from './Header';
import {LocaleModal} from './CountryButton';
import {MobileMenu} from './MobileMenu';
import {useApplyColorMode} from './use-color-mode';
import {useRememberedFolds, useRevealedTarget} from './folds';

const BackgroundParts = lazy(async () => ({
  default: (await import('./BackgroundParts.client')).BackgroundParts,
}));

const CartOffer = lazy(async () => ({
  default: (await import('./CartOffer.client')).CartOffer,
}));

const subscribeToNothing = () => () => undefined;

interface Props {
  /** Country of the prices; `undefined` after a failed root loader. */
  countryName: string | undefined;
  isSignedIn: boolean;
  consent: PageConsent | undefined;
  announcement: Announcement | null;
  year: number | undefined;
  previewBar: ReactNode;
  children: ReactNode;
}

/**
 * Reads the cart again after a decision, because its link to the checkout contains the decision.
 */
function useCartAfterDecision(store: CartStore): void {
  useEffect(
    () => onDecision(() => void (store.cart && store.refresh())),
    [store],
  );
}

/**
 * Announces the title of a new page and focuses its content, as browsers do when they load a
 * document. Another query or hash is the same page.
 */
export function usePageChange(): void {
  const {pathname} = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    announce(document.title);
    // The page may have focused a heading or a field of its own.
    const {activeElement} = document;
    const hasFocus = activeElement?.matches('main :is(h1, h2, input)');
    if (!hasFocus) focusContent();
  }, [pathname]);
}

export function PageShell({
  countryName,
  isSignedIn,
  consent,
  announcement,
  year,
  previewBar,
  children,
}: Props) {
  const t = useTranslations('layout');
  usePageChange();
  useRevealedTarget();
  useRememberedFolds();
  useCartAfterDecision(useCartStore());
  return (
    <div className="flex min-h-svh flex-col bg-surface">
      <a
        href="#content"
        className="fixed -top-20 left-2 z-50 rounded-control bg-accent px-4 py-3 font-bold text-on-accent focus:top-2 print:hidden"
      >
        {t('skip')}
      </a>
      <NavigationProgress />
      {consent ? <ConsentControl {...consent} /> : null}
      {previewBar}
      {announcement ? <AnnouncementBar {...announcement} /> : null}
      <Header isSignedIn={isSignedIn} />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <Footer countryName={countryName} year={year} />
      <MobileMenu isSignedIn={isSignedIn} countryName={countryName} />
      <CartPanel
        addOn={
          <OnDemand>
            <CartOffer />
          </OnDemand>
        }
      />
      <WishlistForm />
      <LiveRegion />
      <SearchMenu />
      <LocaleModal />
      <ToastRegion />
      <AfterHydration isSignedIn={isSignedIn} />
    </div>
  );
}

/**
 * What the browser alone knows. A component of its own: React renders anew, without a pause, what has
 * another value in the browser, and in the shell that would be the menus and the footer.
 */
function AfterHydration({isSignedIn}: {isSignedIn: boolean}) {
  useApplyColorMode();
  const isHydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  return isHydrated ? (
    <OnDemand>
      <BackgroundParts isSignedIn={isSignedIn} />
    </OnDemand>
  ) : null;
}

/** A bar at the top of the window while a navigation takes longer than 300 ms. */
export function NavigationProgress() {
  const isIdle = useNavigation().state === 'idle';
  return isIdle ? null : <div aria-hidden className="navigation-progress" />;
}
