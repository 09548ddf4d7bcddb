import {Link} from '~/components/ui/Link';
import {Picture} from '~/components/ui/Picture';
import {langAttributes} from '~/lib/i18n/lang-attributes';
import type {PictureData} from '~/lib/product/picture-source';
import {ArticleByline} from './ArticleByline';

interface Words {
  readonly text: string;
  readonly lang?: string;
}

interface Props {
  article: {
    readonly path: string;
    readonly title: Words;
    readonly summary: Words | null;
    readonly author: string | null;
    readonly publishedAt: string;
    readonly date: string;
    readonly image?: PictureData | null;
  };
  /** The article's picture is the first of the page. */
  isFirst?: boolean;
  heading?: 'h2' | 'h3';
}

/** An article in the list of a blog. */
export function ArticleCard({
  article,
  isFirst = false,
  heading: Heading = 'h2',
}: Props) {
  const {path, title, summary, image} = article;
  return (
    <article className="relative h-full overflow-hidden rounded-panel border border-line bg-raised">
      {image ? (
        <div className="aspect-video overflow-hidden bg-sunken">
          <Picture
            image={image}
            alt=""
            isFirst={isFirst}
            aspectRatio={16 / 9}
            widest={1600}
            sizes="(min-width: 82rem) 39rem, (min-width: 40rem) 46vw, 92vw"
            className="size-full object-cover"
          />
        </div>
      ) : null}
      <div className="p-4">
        <ArticleByline article={article} />
        <Heading
          {...langAttributes(title.lang)}
          className="mt-1 text-xl wrap-anywhere"
        >
          <Link to={path} className="cover-link hover:text-accent">
            {title.text}
          </Link>
        </Heading>
        {summary ? (
          <p
            {...langAttributes(summary.lang)}
            className="mt-2 line-clamp-4 wrap-anywhere text-muted"
          >
            {summary.text}
          </p>
        ) : null}
      </div>
    </article>
  );
}
