import {useTranslations} from 'use-intl/react';
import {Link} from '~/components/ui/Link';
import {Picture} from '~/components/ui/Picture';
import {collectionPath} from '~/lib/catalogue/collection-path';
import type {CollectionsPage} from '~/lib/catalogue/load-collections.server';
import {Pagination} from './Pagination';

export function CollectionGrid({collections, previous, next}: CollectionsPage) {
  const t = useTranslations('collection.all');
  return (
    <>
      {collections.length ? null : <p>{t('empty')}</p>}
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {collections.map(
          ({id, handle, title, description, image}, position) => (
            <li key={id}>
              <article className="relative h-full overflow-hidden rounded-panel border border-line bg-raised">
                <div className="aspect-video overflow-hidden bg-sunken">
                  <Picture
                    image={image}
                    alt=""
                    isFirst={position === 0}
                    aspectRatio={16 / 9}
                    widest={1600}
                    sizes="(min-width: 80rem) 18.5rem, (min-width: 64rem) 30vw, (min-width: 40rem) 46vw, 92vw"
                    className="size-full object-cover"
                  />
                </div>
                <div className="p-4">
                  <h2 className="text-xl">
                    <Link
                      to={collectionPath(handle)}
                      className="cover-link hover:text-accent"
                    >
                      {title}
                    </Link>
                  </h2>
                  <p className="mt-2 text-muted">{description}</p>
                </div>
              </article>
            </li>
          ),
        )}
      </ul>
      <Pagination previous={previous} next={next} />
    </>
  );
}
