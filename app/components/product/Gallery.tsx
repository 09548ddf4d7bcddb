import {useState, useSyncExternalStore} from 'react';
import {opensElsewhere} from '~/components/ui/opens-elsewhere';
import {OnDemand} from '~/components/ui/OnDemand';
import {useOverlay} from '~/components/ui/overlay';
import {OverlayOnDemand} from '~/components/ui/OverlayOnDemand';
import {Picture} from '~/components/ui/Picture';
import {useLazy} from '~/components/ui/use-lazy';
import {useTranslations} from 'use-intl/react';
import {
  galleryPlaces,
  type GalleryMedium,
  type GalleryPlace,
} from '~/lib/product/gallery';
import {
  backgroundOf,
  frameShape,
  GALLERY_PLACE,
} from '~/lib/product/picture-source';
import {langAttributes} from '~/lib/i18n/lang-attributes';
import type {PlayableMedium} from './PlayedMedium.client';
import {useGalleryPosition} from './use-gallery-position';

const loadLightbox = () => import('./Lightbox.client');

function preloadLightbox() {
  // The lightbox reports the error when it is opened.
  loadLightbox().catch(() => undefined);
}

/** A subscription to a value that never changes. */
const never = () => () => undefined;

const MODEL_FORMAT = 'GLB';

/** The picture that the lightbox opens, with the file that is already loaded. */
interface EnlargedPicture {
  id: string;
  source?: string;
}

interface Props {
  title: string;
  media: readonly GalleryMedium[];
  /** Absolute URL of the variant that is shown. */
  url: string;
}

/**
 * Media in a snapping strip with links as thumbnails. Both work without JavaScript.
 */
export function Gallery({title, media, url}: Props) {
  const t = useTranslations('product.gallery');
  const {scroller, current, show} = useGalleryPosition(media[0]?.id ?? '');
  const lightbox = useOverlay('mediaLightbox');
  const [enlarged, setEnlarged] = useState<EnlargedPicture>();
  const labels = media.map(
    ({image}, index) =>
      image.altText || t('picture', {title, number: index + 1}),
  );
  const places = galleryPlaces(media);
  // The server's rendering also serves visitors without JavaScript.
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  /**
   * Takes a picture outside the frame out of the tab order. `inert` would take the focus away from a
   * link while arrow keys scroll the strip.
   */
  const reach = (index: number) =>
    isHydrated && index !== current ? {tabIndex: -1} : {};
  const shape = frameShape(media.map(({image}) => image));
  return (
    <section aria-label={t('label', {title})} className="min-w-0">
      <ul
        ref={scroller}
        style={{'--shape': shape}}
        className={`${shape < 1 ? 'tall ' : ''}slides gallery`}
      >
        {places.map((place, index) => (
          <li
            // The previous picture stays until the new one is loaded.
            key={place.medium.kind === 'image' ? index : place.medium.id}
            id={`picture-${index + 1}`}
            // Until its picture is loaded: darker than the page, as walls are.
            className="bg-line"
          >
            <GallerySlide
              medium={place.medium}
              shown={shownIn(place)}
              labelOf={(shown) => labels[media.indexOf(shown)] ?? ''}
              isFirst={index === 0}
              isCurrent={index === current}
              reach={reach(index)}
              onEnlarge={(picture) => {
                setEnlarged(picture);
                lightbox.open();
              }}
            />
          </li>
        ))}
      </ul>
      {places.length > 1 ? (
        <GalleryThumbnails places={places} current={current} onShow={show} />
      ) : null}
      <OverlayOnDemand
        name="mediaLightbox"
        load={async () => (await loadLightbox()).Lightbox}
      >
        {(Lightbox) =>
          enlarged ? (
            <Lightbox title={title} media={media} first={enlarged} />
          ) : null
        }
      </OverlayOnDemand>
      <OverlayOnDemand
        name="wallDialog"
        load={async () => (await import('./WallDialog.client')).WallDialog}
      >
        {(WallDialog) => <WallDialog url={url} />}
      </OverlayOnDemand>
    </section>
  );
}

interface ShownMedium {
  shown: GalleryMedium;
  /** Classes of the colour mode that shows it; empty for both. */
  look: string;
}

/** What a place shows in each colour mode. */
const shownIn = ({medium, inDark}: GalleryPlace): ShownMedium[] =>
  inDark
    ? [
        {shown: medium, look: 'dark:hidden'},
        {shown: inDark, look: 'hidden dark:block'},
      ]
    : [{shown: medium, look: ''}];

interface SlideProps {
  medium: GalleryMedium;
  /** What the place shows in each colour mode. */
  shown: readonly ShownMedium[];
  labelOf: (medium: GalleryMedium) => string;
  isFirst: boolean;
  isCurrent: boolean;
  reach: {tabIndex?: number};
  onEnlarge: (picture: EnlargedPicture) => void;
}

function GallerySlide({
  medium,
  shown,
  labelOf,
  isFirst,
  isCurrent,
  reach,
  onEnlarge,
}: SlideProps) {
  if (medium.kind === 'image') {
    // The link makes the strip focusable.
    return shown.map(({shown: picture, look}, mode) => (
      <a
        // As for the slide, even if the new variant has no night picture.
        key={mode}
        {...reach}
        href={picture.image.url}
        onPointerEnter={preloadLightbox}
        onFocus={preloadLightbox}
        onClick={(event) => {
          if (opensElsewhere(event)) return;
          event.preventDefault();
          const source = event.currentTarget.querySelector('img')?.currentSrc;
          onEnlarge({id: picture.id, source});
        }}
        className={`cursor-zoom-in ${look}`}
      >
        <Picture
          image={picture.image}
          alt={labelOf(picture)}
          // Where the colour modes show different pictures, a `<link>` preloads the device's one.
          isFirst={isFirst && !look}
          isDeferred={!isFirst}
          {...GALLERY_PLACE}
        />
      </a>
    ));
  }
  if (medium.kind === 'video') {
    return (
      <div className="relative aspect-(--shape)">
        {/* A poster would be fetched long before it is visible. */}
        <Picture
          image={medium.image}
          alt=""
          isDeferred
          {...GALLERY_PLACE}
          className="absolute object-contain"
        />
        <video
          {...reach}
          controls
          muted
          playsInline
          preload="none"
          aria-label={labelOf(medium)}
          {...langAttributes(medium.image.lang)}
          className="relative size-full object-contain"
        >
          {medium.sources.map(({url, mimeType}) => (
            <source key={url} src={url} type={mimeType} />
          ))}
        </video>
      </div>
    );
  }
  return (
    <MediumPoster
      medium={medium}
      label={labelOf(medium)}
      isCurrent={isCurrent}
      {...reach}
    />
  );
}

interface ThumbnailProps {
  places: readonly GalleryPlace[];
  current: number;
  onShow: (index: number) => void;
}

const KINDS = {
  image: {key: 'show', mark: undefined},
  video: {key: 'showVideo', mark: 'video'},
  externalVideo: {key: 'showVideo', mark: 'video'},
  model: {key: 'showModel', mark: 'model'},
} as const;

function GalleryThumbnails({places, current, onShow}: ThumbnailProps) {
  const t = useTranslations('product.gallery');
  return (
    <div className="thumbnails print:hidden">
      {places.map(({medium: {id, kind, image}, inDark}, index) => {
        const {key, mark} = KINDS[kind];
        return (
          <a
            key={kind === 'image' ? index : id}
            href={`#picture-${index + 1}`}
            aria-current={index === current ? 'true' : undefined}
            onClick={(event) => {
              event.preventDefault();
              onShow(index);
            }}
            aria-label={t(key, {number: index + 1, count: places.length})}
            data-mark={mark && t(`marks.${mark}`)}
            // Backgrounds: an element less for each thumbnail and colour mode.
            style={{
              '--light': backgroundOf(image),
              '--dark': backgroundOf(inDark?.image),
            }}
            className="thumbnail"
          />
        );
      })}
    </div>
  );
}

interface PosterProps {
  medium: PlayableMedium;
  label: string;
  isCurrent: boolean;
  tabIndex?: number;
}

/**
 * Loads external videos and 3D models on click only, for privacy; a link without JavaScript.
 */
function MediumPoster({medium, label, isCurrent, tabIndex}: PosterProps) {
  const t = useTranslations('product.gallery');
  const [isPlaying, setIsPlaying] = useState(false);
  const [PlayedMedium, onFailed] = useLazy(
    async () => (await import('./PlayedMedium.client')).PlayedMedium,
    () => setIsPlaying(false),
  );
  // Stops playing outside the frame.
  if (isPlaying && !isCurrent) setIsPlaying(false);
  const isModel = medium.kind === 'model';
  const poster = (alt: string) => (
    <Picture image={medium.image} alt={alt} isDeferred {...GALLERY_PLACE} />
  );
  if (isPlaying) {
    return (
      <div className="relative aspect-(--shape)">
        {poster('')}
        <OnDemand onFailed={onFailed}>
          <PlayedMedium medium={medium} label={label} />
        </OnDemand>
      </div>
    );
  }
  return (
    <a
      tabIndex={tabIndex}
      href={isModel ? medium.url : medium.video.pageUrl}
      {...(isModel ? {download: true} : {target: '_blank', rel: 'noopener'})}
      onClick={(event) => {
        if (opensElsewhere(event)) return;
        event.preventDefault();
        setIsPlaying(true);
      }}
    >
      {poster(`${label}: `)}
      <span className="medium-note">
        <b className="block">
          {isModel ? (
            <>
              <span className="no-js:hidden">{t('turn')}</span>
              <span className="js:hidden">{t('modelFile')}</span>
              {` (${MODEL_FORMAT}, ${medium.size})`}
            </>
          ) : (
            `${t('marks.video')} ${t('play', {site: medium.video.site})}`
          )}
        </b>
        {isModel ? null : t('privacy', {site: medium.video.site})}
      </span>
    </a>
  );
}
