import {useEffect, useRef, useState, type ReactNode} from 'react';
import {useBannerHeight} from '~/components/consent/use-banner-height';
import {langAttributes} from '~/lib/i18n/lang-attributes';

interface Props {
  title: string;
  titleLang: string | undefined;
  price: ReactNode;
  choice: ReactNode;
  children: ReactNode;
}

/**
 * Shows name, price, choice and button while the form's button is not seen in full and the footer
 * is not seen at all, and always without JavaScript. It stands above the consent banner. Before
 * hydration phones show it, whose first screen rarely has the form's button.
 */
export function BuyBar({title, titleLang, price, choice, children}: Props) {
  const bar = useRef<HTMLDivElement>(null);
  const bannerHeight = useBannerHeight();
  const [isShown, setIsShown] = useState<boolean | null>(null);
  useEffect(() => {
    const button = bar.current?.previousElementSibling;
    const foot = document.querySelector('main + footer');
    const seen = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const {isIntersecting, intersectionRatio, target} of entries) {
          // Rounding makes a whole button 0.99 of itself.
          const isSeen =
            target === foot ? isIntersecting : intersectionRatio > 0.95;
          if (isSeen) seen.add(target);
          else seen.delete(target);
        }
        setIsShown(seen.size === 0);
      },
      {rootMargin: `0px 0px -${bannerHeight}px`, threshold: [0, 0.96]},
    );
    if (button) observer.observe(button);
    if (foot) observer.observe(foot);
    return () => observer.disconnect();
  }, [bannerHeight]);
  const isHydrated = isShown !== null;
  const hiddenClass = isHydrated ? 'js:hidden' : 'js:md:hidden';
  return (
    <div
      ref={bar}
      className={isShown ? 'buy-bar' : `buy-bar ${hiddenClass}`}
      style={isHydrated ? {bottom: bannerHeight} : undefined}
    >
      <div className="page-width flex items-center gap-4">
        <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-4">
          <p
            {...langAttributes(titleLang)}
            className="max-w-full truncate text-sm font-bold"
          >
            {title}
          </p>
          {price}
          {/* Two lines of a phone have room for what three options say; above the banner no line is. */}
          {bannerHeight > 0 ? null : (
            <p
              className={`line-clamp-2 basis-full text-xs text-muted ${isHydrated ? '' : 'js:hidden'}`}
            >
              {choice}
            </p>
          )}
        </div>
        {children}
      </div>
    </div>
  );
}
