import {useId, type ComponentProps, type ReactNode} from 'react';
import {Link} from '~/components/ui/Link';
import {Picture} from '~/components/ui/Picture';
import type {MerchantSection} from '~/lib/content/landing-texts.server';
import {langAttributes} from '~/lib/i18n/lang-attributes';
import {ContentText} from './ContentText';

export interface SectionProps {
  title: string;
  lead?: string;
  id?: string;
  extra?: MerchantSection;
  /** Languages (BCP 47) of a title and lead that are not in the page's language. */
  langs?: Readonly<Record<string, string>>;
  children: ReactNode;
}

export function Section({
  title,
  lead,
  id,
  extra,
  langs = {},
  children,
}: SectionProps) {
  const headingId = useId();
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className="page-width scroll-mt-24 py-3 lg:py-10"
    >
      <h2
        id={headingId}
        {...langAttributes(langs.title)}
        className="text-2xl sm:text-4xl"
      >
        {title}
      </h2>
      {lead ? (
        <p
          {...langAttributes(langs.lead)}
          className="mt-2 max-w-[65ch] text-muted"
        >
          {lead}
        </p>
      ) : null}
      <div className="mt-4 lg:mt-8">
        {extra ? <SectionExtra {...extra} /> : null}
        {children}
      </div>
    </section>
  );
}

/** What the merchant adds to a section: text, picture, link. */
export function SectionExtra({html, lang, link, ...pictures}: MerchantSection) {
  return (
    <div className="mb-6 max-w-[65ch] space-y-4">
      {html ? <ContentText html={html} lang={lang} /> : null}
      <MerchantPicture {...pictures} />
      {link ? (
        <p>
          <Link
            to={link.to}
            {...langAttributes(link.lang)}
            className="text-link"
          >
            {link.text}
          </Link>
        </p>
      ) : null}
    </div>
  );
}

interface PictureProps
  extends
    Pick<MerchantSection, 'picture'>,
    Partial<Pick<MerchantSection, 'darkPicture'>>,
    Pick<
      ComponentProps<typeof Picture>,
      'alt' | 'aspectRatio' | 'widest' | 'isDeferred'
    > {
  isFirst?: boolean;
  sizes?: string;
  /** In place of the layout in a text's column. */
  className?: string;
}

/** A picture; dark mode shows the merchant's dark one if there is one. */
export function MerchantPicture({
  picture,
  darkPicture,
  isFirst,
  sizes = '(min-width: 48rem) 40rem, 100vw',
  className: layout = 'h-auto w-full rounded-panel bg-sunken',
  ...crop
}: PictureProps) {
  if (!picture) return null;
  return (
    <>
      <Picture
        {...crop}
        image={picture}
        isFirst={isFirst}
        sizes={sizes}
        className={`${layout} ${darkPicture ? 'dark:hidden' : ''}`}
      />
      {darkPicture ? (
        <Picture
          {...crop}
          image={darkPicture}
          sizes={sizes}
          className={`${layout} hidden dark:block`}
        />
      ) : null}
    </>
  );
}
