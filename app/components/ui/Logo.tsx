import {BRAND} from '~/lib/environment/brand';
import {useShopName} from './use-shop-name';
import mark from './logo-mark.svg?raw';
import {useBrand} from './use-brand';

interface Props {
  /** The page has drawn it before. */
  isAgain?: boolean;
}

/** The merchant's logo; otherwise our logo where the shop has our name; otherwise the shop's name. */
export function Logo(props: Props) {
  const {logo} = useBrand();
  const name = useShopName();
  if (logo) {
    return (
      <img
        src={logo.single}
        srcSet={`${logo.single} 1x, ${logo.double} 2x`}
        width={logo.width ?? undefined}
        height={logo.height ?? undefined}
        alt={logo.altText || name}
        className="h-8 w-auto max-w-32.5 flex-none object-contain object-left"
      />
    );
  }
  if (name === BRAND) return <OwnLogo {...props} />;
  return (
    <span className="block max-w-48 truncate text-lg font-bold">{name}</span>
  );
}

const NAME = `<text x="39" y="22.5" font-size="18" font-weight="700" textLength="91" lengthAdjust="spacingAndGlyphs" fill="currentColor" aria-hidden="true">${BRAND}</text>`;

/** The name has a fixed `textLength`, so that loading the font shifts nothing. */
function OwnLogo({isAgain = false}: Props) {
  return (
    <svg
      id={isAgain ? undefined : 'logo'}
      viewBox="0 0 130 32"
      width="130"
      height="32"
      role="img"
      aria-label={BRAND}
      className="block h-8 w-auto"
      dangerouslySetInnerHTML={{
        __html: isAgain ? '<use href="#logo"/>' : mark + NAME,
      }}
    />
  );
}
