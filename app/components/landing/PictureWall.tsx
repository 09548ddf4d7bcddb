import {Section} from '~/components/content/Section';
import {Picture} from '~/components/ui/Picture';
import type {LandingTexts} from '~/lib/home/landing-texts';
import type {PictureData} from '~/lib/product/picture-source';

/** One large picture, two small ones beside it and a wide one below those. */
const PLACES = [
  {look: 'col-span-2 row-span-2', ratio: 1, sizes: '46vw'},
  {look: '', ratio: 1, sizes: '23vw'},
  {look: '', ratio: 1, sizes: '23vw'},
  {look: 'col-span-2 aspect-2/1 lg:aspect-auto', ratio: 2, sizes: '46vw'},
] as const;

const NARROW_SIZES = ['92vw', '45vw', '45vw', '92vw'] as const;

interface Props {
  texts: LandingTexts['gallery'];
  /** Four at most. */
  pictures: readonly PictureData[];
}

/** The map on walls, by day and by night. */
export function PictureWall({texts, pictures}: Props) {
  if (pictures.length === 0) return null;
  return (
    <Section title={texts.title} lead={texts.lead}>
      <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4">
        {pictures.map((picture, index) => {
          const place = PLACES[index % PLACES.length] ?? PLACES[1];
          return (
            <li
              key={picture.url}
              className={`overflow-hidden rounded-panel border border-line bg-sunken ${place.look}`}
            >
              <Picture
                image={picture}
                aspectRatio={place.ratio}
                sizes={`(min-width: 82rem) ${place.ratio === 1 && !place.look ? '19rem' : '38rem'}, (min-width: 64rem) ${place.sizes}, ${NARROW_SIZES[index % 4] ?? '92vw'}`}
                className="size-full object-cover"
              />
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
