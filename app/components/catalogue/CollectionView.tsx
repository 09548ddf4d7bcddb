import {useTranslations} from 'use-intl/react';
import {Link} from '~/components/ui/Link';
import {Picture} from '~/components/ui/Picture';
import type {ProductList} from '~/lib/catalogue/product-list.server';
import type {PictureData} from '~/lib/product/picture-source';
import {ListView} from './ListView';

interface Props {
  collection: {
    title: string;
    /** Sanitised. */
    descriptionHtml: string;
    image: PictureData | null;
  };
  list: ProductList;
}

export function CollectionView({collection, list}: Props) {
  const {title, descriptionHtml, image} = collection;
  const t = useTranslations('collection');
  return (
    <div className="page-width pt-6 pb-16">
      <header className="mb-8 grid items-center gap-x-8 gap-y-4 md:grid-cols-2">
        <div>
          <p className="mb-2 text-sm">
            <Link to="/collections" className="text-link">
              {t('all.title')}
            </Link>
          </p>
          <h1 className="text-3xl sm:text-4xl">{title}</h1>
          {descriptionHtml ? (
            <div
              className="prose mt-3 text-muted"
              dangerouslySetInnerHTML={{__html: descriptionHtml}}
            />
          ) : null}
        </div>
        <Picture
          image={image}
          isFirst
          aspectRatio={2}
          widest={1600}
          sizes="(min-width: 82rem) 38rem, (min-width: 48rem) 46vw, 92vw"
          className="w-full rounded-panel border border-line object-cover"
        />
      </header>
      <ListView list={list} hasPictureAbove={image !== null} />
    </div>
  );
}
