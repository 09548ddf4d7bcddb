import {useTranslations} from 'use-intl/react';
import IconModel from '~icons/lucide/box';
import IconVideo from '~icons/lucide/play';
import {Picture} from '~/components/ui/Picture';
import type {GalleryMedium} from '~/lib/product/gallery-medium';

interface Props {
  media: readonly GalleryMedium[];
  /** Index of what fills the frame. */
  current: number;
  onShow: (index: number) => void;
}

const KINDS = {
  image: {key: 'show', Icon: null},
  video: {key: 'showVideo', Icon: IconVideo},
  externalVideo: {key: 'showVideo', Icon: IconVideo},
  model: {key: 'showModel', Icon: IconModel},
} as const;

/** Small pictures that lead to the gallery's large ones. */
export function GalleryThumbnails({media, current, onShow}: Props) {
  const t = useTranslations('product.gallery');
  return (
    <ul className="mt-3 flex gap-2 overflow-x-auto p-1">
      {media.map(({id, kind, image}, index) => {
        const {key, Icon} = KINDS[kind];
        return (
          <li key={id} className="flex-none">
            <a
              href={`#picture-${index + 1}`}
              aria-current={index === current ? 'true' : undefined}
              onClick={(event) => {
                event.preventDefault();
                onShow(index);
              }}
              className="thumbnail"
            >
              <Picture
                image={image}
                alt={t(key, {number: index + 1, count: media.length})}
                sizes="5rem"
                widest={400}
                isBeside
                aspectRatio={1}
                className="size-full object-cover"
              />
              {Icon ? (
                <span className="absolute right-0 bottom-0 grid size-6 place-items-center rounded-full bg-surface">
                  <Icon aria-hidden className="size-3.5" />
                </span>
              ) : null}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
