import {lazy, useState} from 'react';
import {useTranslations} from 'use-intl/react';
import IconModel from '~icons/lucide/box';
import IconVideo from '~icons/lucide/play';
import {OnDemand} from '~/components/ui/OnDemand';
import {Picture} from '~/components/ui/Picture';
import {useLocale} from '~/components/ui/use-locale';
import {formatMegabytes} from '~/lib/i18n/format';
import {GALLERY_PLACE} from '~/lib/product/picture-source';
import {opensElsewhere} from '~/components/ui/opens-elsewhere';
import type {PlayableMedium} from './PlayedMedium.client';

const PlayedMedium = lazy(async () => ({
  default: (await import('./PlayedMedium.client')).PlayedMedium,
}));

const MODEL_FORMAT = 'GLB';

interface Props {
  medium: PlayableMedium;
  label: string;
  /** It fills the frame of the gallery. */
  isCurrent: boolean;
}

/**
 * The poster of a film on another site or of a 3D model. A click puts the real
 * thing in its place; before that nothing is loaded and no other site learns of the
 * visit. Without JavaScript it links to the film's page or the file.
 */
export function MediumPoster({medium, label, isCurrent}: Props) {
  const t = useTranslations('product.gallery');
  const locale = useLocale();
  const [isPlaying, setIsPlaying] = useState(false);
  // What has left the frame stops.
  if (isPlaying && !isCurrent) setIsPlaying(false);
  const isModel = medium.kind === 'model';
  const Icon = isModel ? IconModel : IconVideo;
  const poster = (
    <Picture image={medium.image} alt="" isBeside {...GALLERY_PLACE} />
  );
  if (isPlaying) {
    return (
      <div className="relative aspect-square">
        {poster}
        <OnDemand>
          <PlayedMedium medium={medium} label={label} />
        </OnDemand>
      </div>
    );
  }
  return (
    <a
      href={isModel ? medium.url : medium.video.pageUrl}
      {...(isModel ? {download: true} : {target: '_blank', rel: 'noopener'})}
      onClick={(event) => {
        if (opensElsewhere(event)) return;
        event.preventDefault();
        setIsPlaying(true);
      }}
    >
      <span className="sr-only">{`${label}: `}</span>
      {poster}
      <span className="absolute inset-x-4 bottom-4 rounded-control border border-line bg-surface px-3 py-2 text-sm">
        <span className="flex items-center gap-2 font-bold">
          <Icon className="text-accent" />
          {isModel ? (
            <>
              <span className="no-js:hidden">{t('turn')}</span>
              <span className="js:hidden">{t('modelFile')}</span>
              {` (${MODEL_FORMAT}, ${formatMegabytes(medium.size, locale)})`}
            </>
          ) : (
            t('play', {site: medium.video.site})
          )}
        </span>
        {isModel ? null : t('privacy', {site: medium.video.site})}
      </span>
    </a>
  );
}
