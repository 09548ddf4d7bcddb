import {Link} from '~/components/ui/Link';
import {Thumbnail} from '~/components/ui/Thumbnail';
import {langAttributes} from '~/lib/i18n/lang-attributes';
import type {RowPicture} from '~/lib/product/picture-source';
import type {RangeView} from '~/lib/product/price.server';
import {Price} from './Price';

interface Props extends RowPicture {
  path: string;
  name: string;
  /** Language of the name, where it is not the page's. */
  lang?: string;
  price?: RangeView;
}

/** A product in a row of a list: small picture, name, price. */
export function ProductRow({path, name, lang, price, ...picture}: Props) {
  return (
    <Link
      to={path}
      className="grid grid-cols-[auto_1fr] content-center items-center gap-x-4 py-2 hover:text-accent"
    >
      <Thumbnail
        {...picture}
        className="row-span-2 size-16 border border-line"
      />
      <span {...langAttributes(lang)}>{name}</span>
      {price ? <Price {...price} /> : null}
    </Link>
  );
}
