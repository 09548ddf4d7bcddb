import {useTranslations} from 'use-intl/react';
import {ContentText} from '~/components/content/ContentText';
import {FaqEntry} from '~/components/content/FaqList';
import {WideBand} from '~/components/content/PictureBand';
import {MerchantPicture, Section} from '~/components/content/Section';
import {GridNote, ProductGrid} from '~/components/product/ProductGrid';
import {ButtonLink} from '~/components/ui/ButtonLink';
import {Link} from '~/components/ui/Link';
import type {PageSection} from '~/lib/catalogue/load-page-sections.server';
import {langAttributes} from '~/lib/i18n/lang-attributes';

/** Sections of a merchant's own page, in the merchant's order. */
export function PageSections({sections}: {sections: readonly PageSection[]}) {
  return sections.map((section) => (
    <PageSectionView key={section.id} {...section} />
  ));
}

function PageSectionView(section: PageSection) {
  const t = useTranslations('home.featured');
  const {kind, title, lead, html, lang, picture, darkPicture, link} = section;
  const {questions, collection} = section;
  if (kind === 'band') {
    return picture ? (
      <WideBand
        picture={picture}
        darkPicture={darkPicture}
        title={title?.text}
        lang={title?.lang}
      />
    ) : null;
  }
  const content = (
    <>
      {html ? <ContentText html={html} lang={lang} /> : null}
      {kind === 'text' && picture ? (
        <div className="mt-4 max-w-[65ch]">
          <MerchantPicture picture={picture} darkPicture={darkPicture} />
        </div>
      ) : null}
      {questions.length > 0 ? (
        <div className="max-w-[65ch]">
          {questions.map((question) => (
            <FaqEntry key={question.id} {...question} lang={lang} />
          ))}
        </div>
      ) : null}
      {collection ? (
        <div>
          <ProductGrid products={collection.products} columns={4} />
          <GridNote products={collection.products} />
          <p className="mt-4">
            <Link to={collection.path} className="text-link">
              {t('all')}
            </Link>
          </p>
        </div>
      ) : null}
      {link ? (
        <p className="mt-4">
          {kind === 'button' ? (
            <ButtonLink to={link.to} size="lg" {...langAttributes(link.lang)}>
              {link.text}
            </ButtonLink>
          ) : (
            <Link
              to={link.to}
              {...langAttributes(link.lang)}
              className="text-link"
            >
              {link.text}
            </Link>
          )}
        </p>
      ) : null}
    </>
  );
  const heading =
    title ?? (collection && {text: collection.title, lang: collection.lang});
  if (!heading) {
    return (
      <div className="page-width py-4 lg:py-10">
        {lead ? (
          <p {...langAttributes(lead.lang)} className="mb-4 max-w-[65ch]">
            {lead.text}
          </p>
        ) : null}
        {content}
      </div>
    );
  }
  const langs = {
    ...(heading.lang && {title: heading.lang}),
    ...(lead?.lang && {lead: lead.lang}),
  };
  return (
    <Section title={heading.text} lead={lead?.text} langs={langs}>
      {content}
    </Section>
  );
}
